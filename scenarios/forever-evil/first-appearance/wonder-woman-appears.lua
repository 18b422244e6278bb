scenario "Wonder Woman's First Appearance destroys Villains" {
  game     = "forever-evil",
  question = {
    en = "Wonder Woman is turned up. Must the Villain I destroy come from my hand, and what if I have none?",
    fr = "Wonder Woman est retournée. Le Vilain que je détruis doit-il venir de ma main, et si je n'en ai pas ?",
  },
  shows    = { "fe.card.wonder-woman.first-appearance", "fe.first-appearance.may-defend" },
}

local ann, ben, cy = players {
  { "Ann", character = "Deathstroke", hand = {}, power = 8, deck = { "Kick", "Giganta", "Catwoman", "Punch", "Punch" }, discard = { "Johnny Quick" } },
  { "Ben", character = "Lex Luthor",  hand = { "Catwoman" }, deck = { "Giganta" } },
  { "Cy",  character = "Sinestro",    hand = { "Commissioner Gordon", "Atomica" } },
}
line_up { "Grid", "Vibe", "Mallet", "Steel", "Grid" }
stacks { super_heroes = { "The Flash", "Wonder Woman" } }

ann:defeats "The Flash"
ann:ends_turn()
expect(ann):must_choose { "destroys Giganta", "destroys Johnny Quick" }
ann:destroys "Johnny Quick"
cy:defends "Commissioner Gordon"

expect(destroyed):is { "Johnny Quick" }
expect(ann.hand):has("Giganta", 1)
expect(ben.discard):is { "Weakness" }                      -- a Villain in the deck does not count
expect(cy.hand):is { "Atomica" }
ruling {
  en = "From hand or discard pile, as the player likes. Without a Villain in either, that player gains a Weakness.",
  fr = "De la main ou de la défausse, au choix du joueur. Sans Vilain dans l'une ni l'autre, ce joueur gagne une Faiblesse.",
}

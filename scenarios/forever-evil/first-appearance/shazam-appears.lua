scenario "Shazam!'s First Appearance buries an expensive card" {
  game     = "forever-evil",
  question = {
    en = "Shazam! is turned up. Which card must I give up, and where does it go? May it be The Flash?",
    fr = "Shazam! est retourné. Quelle carte dois-je abandonner, et où va-t-elle ? Est-ce que cela peut être Flash ?",
  },
  shows    = { "fe.card.shazam.first-appearance", "fe.cards.super-heroes-bottom", "fe.first-appearance.may-defend" },
}

local ann, ben, cy = players {
  { "Ann", character = "Deathstroke", hand = {}, power = 8, deck = { "Broadsword", "Giganta", "Kick", "Punch", "Punch" } },
  { "Ben", character = "Lex Luthor",  hand = { "Giganta" }, discard = { "Kick" } },
  { "Cy",  character = "Sinestro",    hand = { "Commissioner Gordon", "Power Girl" } },
}
line_up { "Grid", "Vibe", "Mallet", "Steel", "Grid" }
main_deck { "Catwoman" }
stacks { super_heroes = { "The Flash", "Shazam!" } }

ann:defeats "The Flash"
ann:ends_turn()
expect(ann):must_choose { "chooses Broadsword", "chooses The Flash" }
ann:chooses "The Flash"
cy:defends "Commissioner Gordon"

expect(main_deck):in_order { "Catwoman", "The Flash" }
expect(ann.discard):is_empty()
expect(ben.discard):is { "Weakness", "Kick" }              -- nothing of cost 5 or more
expect(cy.hand):is { "Power Girl" }
ruling {
  en = "One card of cost 5 or more, from hand or discard pile, so it may be The Flash; it goes under the main deck. Who has none gains a Weakness.",
  fr = "Une carte de coût 5 ou plus, de la main ou de la défausse, ce peut donc être Flash ; elle va sous le deck commun. Qui n'en a pas gagne une Faiblesse.",
}

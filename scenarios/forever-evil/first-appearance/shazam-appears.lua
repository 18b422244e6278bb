scenario "Shazam!'s First Appearance buries an expensive card" {
  game     = "forever-evil",
  question = {
    en = "Shazam! is turned up. Which cards may I give up, and where do they go? The Flash as well?",
    fr = "Shazam! est retourné. Quelles cartes puis-je abandonner, et où vont-elles ? Flash aussi ?",
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
  en = "Any card of cost 5 or more of hand or discard pile, so The Flash too; it goes under the main deck. Who has none gains a Weakness.",
  fr = "Toute carte de coût 5 ou plus de la main ou de la défausse, donc aussi Flash ; elle va sous le deck commun. Qui n'en a pas gagne une Faiblesse.",
}

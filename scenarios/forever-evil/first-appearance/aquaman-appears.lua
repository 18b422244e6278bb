scenario "Aquaman's First Appearance sends cheap cards back onto the decks" {
  game     = "forever-evil",
  question = {
    en = "Aquaman is turned up. How many cards of cost 0 must I put back from my discard pile, and when do I gain the Weakness?",
    fr = "Aquaman est retourné. Combien de cartes de coût 0 dois-je remettre depuis ma défausse, et quand est-ce que je gagne la Faiblesse ?",
  },
  shows    = { "fe.card.aquaman.first-appearance", "fe.first-appearance.may-defend" },
}

local ann, ben, cy, dan = players {
  { "Ann", character = "Deathstroke", hand = {}, power = 8, deck = { "Kick", "Kick", "Kick", "Kick", "Kick" },
    discard = { "Punch", "Vulnerability", "Vulnerability", "Punch", "Vulnerability", "Mallet" } },
  { "Ben", character = "Lex Luthor",  hand = { "Punch" }, discard = { "Kick" } },
  { "Cy",  character = "Sinestro",    hand = { "Commissioner Gordon" }, discard = { "Punch" } },
  { "Dan", character = "Black Manta", hand = { "Kick" }, deck = { "Kick" }, discard = { "Weakness", "Steel" } },
}
line_up { "Giganta", "Vibe", "Mallet", "Steel", "Grid" }
stacks { super_heroes = { "The Flash", "Aquaman" } }

ann:defeats "The Flash"
ann:ends_turn()
expect(ann):must_choose { "chooses Punch", "chooses Vulnerability" }
refused(function() ann:declines() end, "fe.cards.first-appearance-must-discard")
ann:chooses "Vulnerability"
ann:chooses "Vulnerability"
ann:chooses "Vulnerability"             -- only Punches are left for the fourth
cy:defends "Commissioner Gordon"

expect(ann.deck):in_order { "Punch", "Vulnerability", "Vulnerability", "Vulnerability" }
expect(ann.discard):is { "The Flash", "Mallet", "Punch" }
expect(ben.discard):is { "Weakness", "Kick" }              -- no card of cost 0: a Weakness
expect(cy.discard):is { "Commissioner Gordon", "Punch" }
expect(dan.deck):in_order { "Weakness", "Kick" }           -- a Weakness costs 0, and all he has is enough
expect(dan.discard):is { "Steel" }
ruling {
  en = "Four, or as many as there are; who has none at all gains a Weakness, who defends does nothing of the kind.",
  fr = "Quatre, ou autant qu'il y en a ; qui n'en a aucune gagne une Faiblesse, qui se défend ne fait rien de tout cela.",
}

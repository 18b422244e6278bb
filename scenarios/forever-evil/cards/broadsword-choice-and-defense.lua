scenario "Broadsword: whose choice, and which cards" {
  game     = "forever-evil",
  question = {
    en = "Who chooses the card that Broadsword destroys, and may it be a Weakness?",
    fr = "Qui choisit la carte que détruit le Glaive, et peut-ce être une Faiblesse ?",
  },
  shows    = { "fe.card.broadsword" },
}

local ann, ben, cy = players {
  { "Ann", character = "Lex Luthor",  hand = { "Broadsword" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" }, discard = { "Kick", "Catwoman", "Giganta", "Weakness" } },
  { "Cy",  character = "Black Adam",  hand = { "Punch" }, discard = { "Mallet" } },
}
line_up { "Ultraman", "Power Armor", "Pandora" }

ann:plays "Broadsword"
expect(ann):must_choose { "chooses Ben", "chooses Cy" }
ann:chooses "Ben"
expect(ann):must_choose { "destroys Kick", "destroys Catwoman" }    -- cost 3; not 4, not 0
ann:destroys "Catwoman"

expect(ben.discard):is { "Kick", "Giganta", "Weakness" }
expect(destroyed):is { "Catwoman" }
expect(ann.power):is(2)

ruling {
  en = "The attacker chooses, among the cards of cost 1 to 3 in that foe's discard pile; a Weakness costs 0.",
  fr = "L'attaquant choisit, parmi les cartes de coût 1 à 3 de la défausse de cet adversaire ; une Faiblesse coûte 0.",
}

scenario "The player chooses which of the own cards is destroyed" {
  game     = "forever-evil",
  question = {
    en = "Amanda Waller destroys a card of my hand or discard pile. Who picks it, and may it be a good one?",
    fr = "Amanda Waller détruit une carte de ma main ou de ma défausse. Qui la choisit, et cela peut-il être une bonne carte ?",
  },
  shows    = { "fe.destroy.choose", "fe.card.amanda-waller" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Amanda Waller", "Vulnerability" }, discard = { "Giganta", "Weakness" } },
  { "Ben", character = "Black Manta", hand = { "Punch" } },
}

ann:plays "Amanda Waller"
expect(ann):must_choose { "destroys Vulnerability", "destroys Giganta", "destroys Weakness", "declines" }
ann:destroys "Giganta"

expect(destroyed):is { "Giganta" }
expect(ann.power):is(4)                 -- a Villain of cost 4
ruling {
  en = "Ann picks it, among all her cards in the two places: for Giganta, a Villain of cost 4, she has +4 Power.",
  fr = "Ann la choisit, parmi toutes ses cartes des deux endroits : pour Giganta, un Vilain de coût 4, elle a +4 en Puissance.",
}

scenario "What your opponent does without an Attack is not avoided" {
  game     = "rivals",
  question = {
    en = "My card says that my opponent discards a card, but it is no Attack. May Ben use a Defense?",
    fr = "Ma carte dit que mon adversaire défausse une carte, mais ce n'est pas une Attaque. Ben peut-il utiliser une Défense ?",
  },
  shows    = { "rivals.resolve.that-opponent", "rivals.attack.may-avoid" },
}

card "Unpaid Bill" { type = "Equipment", cost = 2, play = { power(1), foe:discard(one{ foe.hand }) } }
card "Folded Paper" { type = "Hero", cost = 2, play = power(1), defense = { draw(1) } }

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Unpaid Bill" } },
  { "Ben", character = "The Joker 9", hand = { "Folded Paper", "Punch" }, discard = {} },
}
ann:plays "Unpaid Bill"
expect(ben):must_choose { "discards Folded Paper", "discards Punch" }
refused(function() ben:defends "Folded Paper" end, "rivals.attack.may-avoid")
ben:discards "Punch"
expect(log):has(ben, "discards", "Punch", "by", "rivals.resolve.that-opponent")
expect(ben.hand):is { "Folded Paper" }
ruling {
  en = "No. A Defense avoids an Attack and nothing else; Ben chooses one of his cards and discards it.",
  fr = "Non. Une Défense évite une Attaque et rien d'autre ; Ben choisit une de ses cartes et la défausse.",
}

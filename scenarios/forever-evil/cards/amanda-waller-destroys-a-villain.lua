scenario "Amanda Waller destroys a Villain" {
  game     = "forever-evil",
  question = {
    en = "How much Power do I get when Amanda Waller destroys Superwoman from my hand?",
    fr = "Combien de Puissance ai-je quand Amanda Waller détruit Superwoman de ma main ?",
  },
  shows    = { "fe.card.amanda-waller" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Amanda Waller", "Superwoman" }, discard = { "Weakness" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Ultraman", "Power Armor", "Pandora" }

ann:plays "Amanda Waller"
expect(ann):must_choose { "destroys Superwoman", "destroys Weakness", "declines" }
ann:destroys "Superwoman"

expect(ann.power):is(7)                 -- her cost, not that of Amanda Waller
expect(destroyed):is { "Superwoman" }

ruling {
  en = "As much as Superwoman costs: Power +7.",
  fr = "Autant que coûte Superwoman : +7 en Puissance.",
}

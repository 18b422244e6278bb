scenario "Amanda Waller destroys a Villain" {
  game     = "forever-evil",
  question = {
    en = "How much Power do I get when Amanda Waller destroys Giganta from my hand?",
    fr = "Combien de Puissance ai-je quand Amanda Waller détruit Giganta de ma main ?",
  },
  shows    = { "fe.card.amanda-waller" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Amanda Waller", "Giganta" }, discard = { "Weakness" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Ultraman", "Power Armor", "Pandora" }

ann:plays "Amanda Waller"
expect(ann):must_choose { "destroys Giganta", "destroys Weakness", "declines" }
ann:destroys "Giganta"

expect(ann.power):is(4)
expect(destroyed):is { "Giganta" }

ruling {
  en = "Her cost: Power +4.",
  fr = "Son coût : +4 en Puissance.",
}

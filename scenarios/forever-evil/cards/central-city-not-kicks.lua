scenario "Central City in play" {
  game     = "forever-evil",
  question = {
    en = "Does Central City pay for a Kick, which is a Super Power?",
    fr = "Central City rapporte-t-elle pour un Coup de Pied, qui est un Super-Pouvoir ?",
  },
  shows    = { "fe.card.central-city" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Invulnerable", "Kick" }, in_play = { "Central City" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Ultraman", "Power Armor", "Pandora" }

ann:plays "Invulnerable"
expect(ann.power):is(2)
ann:plays "Kick"

expect(ann.power):is(4)

ruling {
  en = "No. It gives Power +1 for Super Powers other than Kick.",
  fr = "Non. Elle donne +1 en Puissance pour les Super-Pouvoirs autres que le Coup de Pied.",
}

scenario "An oversized Super-Villain is one of the team" {
  game     = "metal",
  question = {
    en = "One of the two oversized cards in front of me is a Super-Villain. An effect counts my Super Heroes: one or two?",
    fr = "Une des deux grandes cartes devant moi est un Super-Vilain. Un effet compte mes Super-Héros : un ou deux ?",
  },
  shows    = { "metal.characters.villain-characters" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg", "Trainee Larch" }, hand = { "Roll Call" } },   -- Trainee Larch is an oversized Super-Villain
  { "Ben", team = { "Hal Jordan (oversized)" } },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Roll Call"
expect(ann.power):is(2)
ruling {
  en = "Two. An oversized Super-Villain is a character for everything that speaks of characters or Super Heroes.",
  fr = "Deux. Une grande carte de Super-Vilain est un personnage pour tout ce qui parle de personnages ou de Super-Héros.",
}

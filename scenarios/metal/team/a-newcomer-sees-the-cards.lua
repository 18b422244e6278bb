scenario "A newcomer sees the cards that you control" {
  game     = "metal",
  question = {
    en = "A Super Hero joins who may give Power for each card that I control. Do cards count that I played before?",
    fr = "Un Super-Héros me rejoint, qui donne de la Puissance par carte que je contrôle. Celles jouées avant comptent-elles ?",
  },
  shows    = { "metal.team.sees-board", "metal.team.active-at-once", "metal.amb.joins-halfway" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Vulnerability", "Vulnerability", "Loose Bars" } },
  { "Ben", team = { "Hal Jordan (oversized)", "Batman" } },
}
captured { "Trainee Iris" }
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Vulnerability"
ann:plays "Vulnerability"
ann:plays "Loose Bars"
ann:uses "Trainee Iris"
expect(ann.power):is(3)
ruling {
  en = "Yes. What he looks at is the table, and there they lie.",
  fr = "Oui. Ce qu'il regarde est la table, et elles s'y trouvent.",
}

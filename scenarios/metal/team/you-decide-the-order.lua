scenario "The player orders what several Super Heroes do" {
  game     = "metal",
  question = {
    en = "One card sets off two of my Super Heroes: one draws, one gives Power. Who decides which is first?",
    fr = "Une carte déclenche deux de mes Super-Héros : l'un pioche, l'autre donne de la Puissance. Qui décide lequel commence ?",
  },
  shows    = { "metal.team.order", "metal.resolve.card-before-triggers" },
}

local ann, ben = players {
  { "Ann", team = { "Trainee Amber", "Trainee Birch" }, hand = { "Practice Hero" }, deck = { "Punch", "Punch" } },
  { "Ben", team = { "Hal Jordan (oversized)" } },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Practice Hero"
expect(ann):must_choose { "uses Trainee Amber", "uses Trainee Birch" }
what_if("the other way round", function()
  ann:uses "Trainee Amber"
  expect(log:last_move()):in_order { { ann, "has Power", 1, "now", 2 }, { ann, "draws", "Punch" } }
end)
ann:uses "Trainee Birch"
expect(log:last_move()):in_order { { ann, "has Power", 1, "now", 1 }, { ann, "draws", "Punch" }, { ann, "has Power", 1, "now", 2 } }
ruling {
  en = "You do. The card itself comes first in any case.",
  fr = "Vous. La carte elle-même passe de toute façon d'abord.",
}

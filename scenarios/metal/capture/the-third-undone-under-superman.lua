scenario "With Superman, too, the Capture stands though its trigger removes a Weakness" {
  game     = "metal",
  question = {
    en = "Superman is in my team, and another Super Hero of mine destroys a Weakness whenever I play one. I do so on the third: is the Capture off?",
    fr = "Superman est dans mon équipe, et un autre de mes Super-Héros détruit une Faiblesse dès que j'en joue une. Je le fais sur la troisième : la Capture est-elle annulée ?",
  },
  shows    = { "metal.oversized.superman-three", "metal.amb.effect-undoes-second" },
}

local ann, ben = players {
  { "Ann", team = { "Superman (oversized)", "Trainee Dune" }, hand = { "Weakness", "Weakness", "Weakness" }, deck = 6 },
  { "Ben", team = { "Hal Jordan (oversized)", "Batman" } },
}
captured {}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }
stacks { weakness = 20 }

ann:plays "Weakness"
ann:declines()
ann:plays "Weakness"
ann:declines()
ann:plays "Weakness"
ann:destroys "Weakness"
ann:chooses "Trainee Dune"
expect(captured):is { "Trainee Dune" }
expect(ann.score_pile):is { "Weakness" }
expect(weakness):count(22)              -- the destroyed one, and one of the two that were left
ruling {
  en = "No. It came about when you controlled three. Of the two that are left one goes to your score pile and the other back on its stack.",
  fr = "Non. Elle s'est produite quand vous en contrôliez trois. Des deux qui restent, l'une va dans votre pile de score et l'autre sur sa pile.",
}

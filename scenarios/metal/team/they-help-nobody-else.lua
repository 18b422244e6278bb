scenario "A Super Hero helps nobody but its player" {
  game     = "metal",
  question = {
    en = "Ann's Super Hero has an ability to be used once per turn. May I use it in my turn?",
    fr = "Le Super-Héros d'Ann a une capacité utilisable une fois par tour. Puis-je l'utiliser à mon tour ?",
  },
  shows    = { "metal.team.only-yours" },
}

local ann, ben = players {
  { "Ann", team = { "Trainee Iris", "Cyborg" }, hand = { "Punch" }, deck = 5 },
  { "Ben", team = { "Hal Jordan (oversized)" }, hand = { "Punch" } },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Punch"
ann:uses "Trainee Iris"
ann:ends_turn()
ben:plays "Punch"
refused(function() ben:uses "Trainee Iris" end, "metal.team.only-yours")
expect(ben.power):is(1)
ruling {
  en = "No. Your Super Heroes are of your team alone.",
  fr = "Non. Vos Super-Héros ne sont que de votre équipe.",
}

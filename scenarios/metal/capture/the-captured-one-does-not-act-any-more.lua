scenario "Who is Captured does not act at the end of the turn" {
  game     = "metal",
  question = {
    en = "The Super Hero who acts at the end of my turn is the one who was Captured. Does he still act?",
    fr = "Le Super-Héros qui agit à la fin de mon tour est celui qui a été Capturé. Agit-il encore ?",
  },
  shows    = { "metal.capture.under-tile", "metal.capture.choose-one", "metal.end-turn.4-effects" },
}

local ann, ben = players {
  { "Ann", team = { "Trainee Elm", "Cyborg" }, hand = { "Weakness", "Weakness" }, deck = 6, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)", "Batman" } },
}
captured {}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Weakness"
ann:plays "Weakness"
ann:chooses "Trainee Elm"
expect(log):has_no(ann, "none-gained")     -- nothing even tries to
expect(ann.team):is { "Cyborg" }
ruling {
  en = "No. He lies under the tile, and only the Super Heroes in front of you act.",
  fr = "Non. Il est sous la tuile, et seuls les Super-Héros devant vous agissent.",
}

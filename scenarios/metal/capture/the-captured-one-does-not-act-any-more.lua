scenario "Who is Captured does not act at the end of the turn" {
  game     = "metal",
  question = {
    en = "The Super Hero who acts at the end of my turn was Captured, and the one I recruit acts then, too. Does the first still act?",
    fr = "Le Super-Héros qui agit à la fin de mon tour a été Capturé, et celui que je recrute agit alors aussi. Le premier agit-il encore ?",
  },
  shows    = { "metal.amb.recruit-before-end-effects", "metal.capture.under-tile", "metal.end-turn.4-effects" },
}

local ann, ben = players {
  { "Ann", team = { "Trainee Elm" }, hand = { "Weakness", "Weakness" }, deck = 6, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)", "Batman" } },
}
captured {}
available { "Practice Recruit" }
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Weakness"
ann:plays "Weakness"
expect(log):has_no(ann, "none-gained")     -- nothing even tries to
expect(log):has(ann, "draws", "by", "metal.amb.recruit-before-end-effects")
expect(ann.hand):count(6)
expect(ann.team):is { "Practice Recruit" }
ruling {
  en = "No. He lies under the tile, and only the Super Heroes in front of you act: here the recruit.",
  fr = "Non. Il est sous la tuile, et seuls les Super-Héros devant vous agissent : ici celui qui est recruté.",
}

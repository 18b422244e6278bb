scenario "After a Capture no gain at the end of the turn" {
  game     = "metal",
  question = {
    en = "My other Super Hero lets me gain a card at the end of my turn. Does it, after a Capture?",
    fr = "Mon autre Super-Héros me fait gagner une carte à la fin de mon tour. Le fait-il après une Capture ?",
  },
  shows    = { "metal.amb.capture-steps", "metal.capture.nothing-more", "metal.end-turn.4-effects" },
}

local ann, ben = players {
  { "Ann", team = { "Trainee Elm", "Cyborg" }, hand = { "Weakness", "Weakness" }, deck = 6, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)", "Batman" } },
}
captured {}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }
main_deck:on_top { "Electrum" }

ann:plays "Weakness"
ann:plays "Weakness"
ann:chooses "Cyborg"
expect(log):has(ann, "gains no card", "by", "metal.capture.nothing-more")
expect(ann.discard):is_empty()
expect(ann.hand):count(5)                  -- the other steps happen as always
ruling {
  en = "No. The steps of the end of the turn happen, but you gain nothing in them.",
  fr = "Non. Les étapes de fin de tour ont lieu, mais vous n'y gagnez rien.",
}

scenario "The discards of a Capture are outside the turn" {
  game     = "metal",
  question = {
    en = "One Super Hero acts when I discard in my turn, another whenever I discard. Do the discards of a Capture count?",
    fr = "Un Super-Héros agit quand je défausse à mon tour, un autre dès que je défausse. Les défausses d'une Capture comptent-elles ?",
  },
  shows    = { "metal.amb.end-step-discards", "metal.capture.nothing-more" },
}

local ann, ben = players {
  { "Ann", team = { "Trainee Nettle", "Trainee Olive", "Cyborg" }, hand = { "Weakness", "Weakness", "Punch" }, deck = 6, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)", "Batman" } },
}
captured {}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Weakness"
ann:plays "Weakness"
ann:chooses "Cyborg"
expect(log):has_no(ann, "has Power", 1)           -- Trainee Nettle: not in her turn any more
expect(log):has(ann, "gains no card", "by", "metal.capture.nothing-more")
expect(ann.discard):is { "Punch" }
ruling {
  en = "They are discards, but the turn has ended: what is limited to it does not act, and nothing is gained.",
  fr = "Ce sont des défausses, mais le tour est fini : ce qui y est limité n'agit pas, et rien n'est gagné.",
}

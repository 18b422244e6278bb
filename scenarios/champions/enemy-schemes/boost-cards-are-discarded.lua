scenario "Boost cards of a scheme are turned up and discarded one by one" {
  game     = "champions",
  question = {
    en = "Rhino schemes with Titania's Fury as boost card, which gives him a second one. Do both count, and do they stay with him?",
    fr = "Rhino manigance avec Fureur de Titania comme carte Boost, qui lui en donne une seconde. Les deux comptent-elles, et les garde-t-il ?",
  },
  shows    = { "mc.enemy-scheme.2-discard", "mc.enemy-scheme.2-flip" },
}
local ann = players {
  { "Ann", character = "Jennifer Walters", hand = {}, deck_top = { "Energy", "Haymaker", "Uppercut", "Tigra", "Hellcat", "Strength" }, nemesis = {} },   -- the nemesis set came into the game earlier
}
villain { "Rhino I" }
encounter_deck { "Titania's Fury", "Charge", "False Alarm", "Stampede" }

ann:ends_turn()
ann:declines()                          -- Jennifer Walters lets the threat of step one be placed
ann:declines()                          -- and that of the scheme

expect(main_scheme:threat "The Break-In!"):is(5)   -- 1 of step one, then 1 + 1 + 2
expect(encounter_discard):is { "False Alarm", "Charge", "Titania's Fury" }
ruling {
  en = "Both count: first one icon of Titania's Fury, then two of Charge; with his SCH of 1 that makes 4 threat. Each is discarded once it has been resolved.",
  fr = "Les deux comptent : d'abord l'icône de Fureur de Titania, puis les deux de Charge ; avec sa MNG de 1, cela fait 4 menaces. Chacune est défaussée dès qu'elle est résolue.",
}

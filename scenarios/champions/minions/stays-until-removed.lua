scenario "A minion left alone stays engaged and acts every round" {
  game     = "champions",
  question = {
    en = "I leave Shocker alone for two whole rounds. Does he go away by himself, and does he act once only?",
    fr = "Je laisse Shocker tranquille deux rounds entiers. S'en va-t-il de lui-même, et n'agit-il qu'une fois ?",
  },
  shows    = { "mc.minion.stays" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "T'Challa", hand = { "Vibranium", "Vibranium", "Vibranium", "Shuri", "Energy", "Genius" }, engaged = { "Shocker" } },
}
villain { { "Rhino I", confused = true } }
encounter_deck:on_top { "Crowd Control", "Assault", "Breakin' & Takin'" }

ann:ends_turn()
ann:declines "discards"
expect(main_scheme:threat "The Break-In!"):is(2)    -- 1 in step one, 1 from Shocker
ann:ends_turn()
ann:declines "discards"

expect(ann.engaged):is { "Shocker" }
expect(main_scheme:threat "The Break-In!"):is(5)    -- 1 more, 1 from Rhino, 1 from Shocker
ruling {
  en = "He stays engaged until something makes him leave, and activates again every villain phase.",
  fr = "Il reste engagé jusqu'à ce que quelque chose le fasse partir, et s'active de nouveau à chaque phase du méchant.",
}

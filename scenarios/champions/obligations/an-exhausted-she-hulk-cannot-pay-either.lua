scenario "An exhausted She-Hulk cannot exhaust Jennifer Walters for Legal Work" {
  game     = "champions",
  at       = "villain phase, step 4",
  question = {
    en = "She-Hulk is exhausted when Legal Work is revealed. If she flips, can she exhaust Jennifer Walters to get rid of it?",
    fr = "Miss Hulk est inclinée quand Profession Juridique est révélée. Si elle se retourne, peut-elle incliner Jennifer Walters pour s'en débarrasser ?",
  },
  shows    = { "mc.card.legal-work", "mc.exhausted.cannot-exhaust-again" },
}

local ann = players {
  { "Ann", character = "She-Hulk", identity = { { "She-Hulk", exhausted = true } }, hand = {}, dealt = { "Legal Work" } },
}
encounter_deck:on_top { "Charge" }

ann:chooses "flip"
expect(ann.identity:exhausted "Jennifer Walters"):is(1)
expect(game.acceleration):is(1)
expect(encounter_discard):has "Legal Work"
expect(removed):is_empty()
ruling {
  en = "No. She stays exhausted as she flips, and what is exhausted cannot exhaust again. So the main scheme gets its acceleration token.",
  fr = "Non. Elle reste inclinée en se retournant, et ce qui est incliné ne s'incline pas de nouveau. La manigance principale reçoit donc son pion Accélération.",
}

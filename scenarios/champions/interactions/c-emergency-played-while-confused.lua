scenario "Emergency played by a Confused player only loses Confused" {
  game     = "champions",
  question = {
    en = "Peter Parker is Confused. Rhino schemes and I play Emergency, which is a thwart. Is the scheme made smaller?",
    fr = "Peter Parker est Désorienté. Rhino manigance et je joue Urgence, qui est un contre. La manigance est-elle réduite ?",
  },
  shows    = { "mc.status.confused-friendly", "mc.status.confused-costs", "mc.amb.confused-stunned-alter-ego" },
}
local ann = players {
  { "Ann", character = "Peter Parker", identity = { { "Peter Parker", confused = true } }, hand = { "Emergency", "Energy", "Genius", "Strength", "Black Cat", "Aunt May" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Advance", "Sandman" }

ann:ends_turn()
ann:declines()                                       -- she keeps her hand
ann:plays "Emergency"

expect(ann.identity:confused "Peter Parker"):is(0)
expect(ann.discard):is { "Emergency" }
expect(main_scheme:threat "The Break-In!"):is(2)     -- 1 of step one, 1 of the scheme
ruling {
  en = "No. The Confused card is discarded in place of the thwart; Emergency is spent and the full threat is placed.",
  fr = "Non. La carte Désorienté est défaussée à la place du contre ; Urgence est dépensée et toute la menace est placée.",
}

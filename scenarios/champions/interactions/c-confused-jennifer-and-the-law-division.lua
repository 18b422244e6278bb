scenario "A Confused Jennifer Walters gets nothing from her Superhuman Law Division" {
  game     = "champions",
  question = {
    en = "Jennifer Walters is Confused. I exhaust the Superhuman Law Division and spend a mental resource. Does the threat go?",
    fr = "Jennifer Walters est Désorientée. J'incline le Département Judiciaire des Surhumains et dépense une ressource mentale. La menace part-elle ?",
  },
  shows    = { "mc.card.superhuman-law-division", "mc.status.confused-friendly", "mc.status.confused-costs", "mc.thwart.labelled-ability" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Jennifer Walters", identity = { { "Jennifer Walters", confused = true } }, in_play = { "Superhuman Law Division" },
    hand = { "Genius", "Strength" } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 5 } }

ann:uses "Superhuman Law Division"
expect(main_scheme:threat "The Break-In!"):is(5)
expect(ann.identity:confused "Jennifer Walters"):is(0)
expect(ann.in_play:exhausted "Superhuman Law Division"):is(1)
expect(ann.hand):is { "Strength" }
ruling {
  en = "No. Using it is a thwart: the French card says so, where the English one has no label. Confused is discarded in its place, and what was paid is spent.",
  fr = "Non. L'utiliser est un contre : la carte française le dit, l'anglaise n'a pas de mention. Désorienté est défaussé à la place, et ce qui a été payé est dépensé.",
}

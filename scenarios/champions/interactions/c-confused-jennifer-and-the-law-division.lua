scenario "A Confused Jennifer Walters may still use her Superhuman Law Division" {
  game     = "champions",
  question = {
    en = "Jennifer Walters is Confused. I exhaust the Superhuman Law Division and spend a mental resource. Does the threat go?",
    fr = "Jennifer Walters est Désorientée. J'incline le Département Judiciaire des Surhumains et dépense une ressource mentale. La menace part-elle ?",
  },
  shows    = { "mc.card.superhuman-law-division" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Jennifer Walters", identity = { { "Jennifer Walters", confused = true } }, in_play = { "Superhuman Law Division" },
    hand = { "Genius", "Strength" } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 5 } }

ann:uses "Superhuman Law Division"
expect(main_scheme:threat "The Break-In!"):is(3)
expect(ann.identity:confused "Jennifer Walters"):is(1)
expect(log):has_no("thwarts")
expect(ann.in_play:exhausted "Superhuman Law Division"):is(1)
expect(ann.hand):is { "Strength" }
ruling {
  en = "Yes. Confused stops thwarts, and this is none: the card was printed with that label, which a later correction took away. Cards are taken with their corrections; Jennifer stays Confused.",
  fr = "Oui. Désorienté empêche les contres, et ce n'en est pas un : la carte portait cette mention, qu'une correction ultérieure a retirée. Les cartes sont prises avec leurs corrections ; Jennifer reste Désorientée.",
}

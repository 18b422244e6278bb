scenario "After a Capture one is without a Super Hero until step 2" {
  game     = "metal",
  at       = "end of turn, step 2",
  question = {
    en = "My only Super Hero was Captured this turn, and others are available. May I be without one at the end of the turn, and what have I got left?",
    fr = "Mon seul Super-Héros a été Capturé ce tour, et il y en a de disponibles. Puis-je n'en avoir aucun à la fin du tour, et que me reste-t-il ?",
  },
  shows    = { "metal.end-turn.2-recruit", "metal.capture.recruit-later" },
}

local ann, ben = players {
  { "Ann", team = {}, hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, score_pile = { "Weakness" } },
  { "Ben", character = "The Flash (oversized)" },
}
captured { "Batman", "Cyborg" }
available { "Aquaman (oversized)", "Doctor Fate (oversized)" }
line_up { "Steel", "Escape", "Flight", "War Cry", "Black Adam" }

expect(ann.hand):is_empty()
ann:chooses "Aquaman (oversized)"
expect(ann.team):is { "Aquaman (oversized)" }
expect(ann.hand):count(5)
ruling {
  en = "Yes, until you recruit in step 2. The Capture has discarded your hand and what you had played.",
  fr = "Oui, jusqu'à ce que vous recrutiez à l'étape 2. La Capture a défaussé votre main et ce que vous aviez joué.",
}

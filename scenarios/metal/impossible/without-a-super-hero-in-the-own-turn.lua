scenario "Whoever is Captured in another player's turn plays the own turn without a Super Hero" {
  game     = "metal",
  question = {
    en = "My only Super Hero was Captured in Ben's turn. Others are available. Do I begin my turn without one, and what of my hand?",
    fr = "Mon seul Super-Héros a été Capturé au tour de Ben. Il y en a de disponibles. Est-ce que je commence mon tour sans Super-Héros, et qu'en est-il de ma main ?",
  },
  shows    = { "metal.end-turn.2-recruit", "metal.recruit.top-two" },
}

-- The Punch was drawn after the Capture.
local ann, ben = players {
  { "Ann", team = {}, hand = { "Punch" }, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, score_pile = { "Weakness" } },
  { "Ben", character = "The Flash (oversized)" },
}
captured { "Batman", "Cyborg" }
available { "Aquaman (oversized)", "Doctor Fate (oversized)" }
line_up { "Steel", "Escape", "Flight", "War Cry", "Black Adam" }

ann:plays "Punch"
expect(ann.team):is_empty()
ann:ends_turn()
ann:chooses "Aquaman (oversized)"
expect(ann.team):is { "Aquaman (oversized)" }
ruling {
  en = "Yes. You recruit in step 2 of the end of your own turn only, so you play that turn without any. The Capture discarded your hand: you hold only what you have drawn since.",
  fr = "Oui. Vous ne recrutez qu'à l'étape 2 de la fin de votre tour, vous jouez donc ce tour sans aucun. La Capture a fait défausser votre main : vous n'avez que ce que vous avez pioché depuis.",
}

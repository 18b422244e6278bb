scenario "Power that was not spent is lost" {
  game     = "metal",
  question = {
    en = "I have 2 Power left. May I save it for my next turn?",
    fr = "Il me reste 2 de Puissance. Puis-je la garder pour mon prochain tour ?",
  },
  shows    = { "metal.end-turn.5-power-lost" },
}

local five = { "Punch", "Punch", "Punch", "Punch", "Punch" }
local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Punch", "Punch" }, deck = five, discard = {} },
  { "Ben", character = "The Flash (oversized)", hand = {}, deck = five, discard = {} },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

ann:plays "Punch"
ann:plays "Punch"
expect(ann.power):is(2)
ann:ends_turn()
ben:ends_turn()
expect(ann):is_on_turn()
expect(ann.power):is(0)
ruling {
  en = "No. It is lost in step 5.",
  fr = "Non. Elle est perdue à l'étape 5.",
}

scenario "A card that a Capture discards still acts at the end of the turn" {
  game     = "metal",
  question = {
    en = "I played a card that says: at the end of your turn, draw a card. Then a Capture discards it. Do I draw?",
    fr = "J'ai joué une carte qui dit : à la fin de votre tour, piochez une carte. Puis une Capture la défausse. Est-ce que je pioche ?",
  },
  shows    = { "metal.amb.capture-steps", "metal.end-turn.4-effects" },
}
card "Evening Post" { type = "Equipment", cost = 2,
  says = { "At the end of your turn, draw a card.", "À la fin de votre tour, piochez une carte." },
  play = nothing(), after(ends{}){ draw(1) } }

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Weakness", "Evening Post", "Second Glance" }, deck = { "Weakness", "Breakthrough", "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)", "Batman" } },
}
captured {}
available { "Aquaman (oversized)" }
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Weakness"
ann:plays "Evening Post"
ann:plays "Second Glance"
ann:plays "Weakness"
expect(log:last_move()):has(ann, "draws", "Breakthrough", "by", "metal.amb.capture-steps")
expect(ann.hand):count(6)
ruling {
  en = "Yes. Playing it has set that up, and step 4 takes place after a Capture too; only gaining would be forbidden.",
  fr = "Oui. La jouer l'a préparé, et l'étape 4 a lieu aussi après une Capture ; seul gagner serait interdit.",
}

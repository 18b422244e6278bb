scenario "With too few cards the new hand is smaller" {
  game     = "metal",
  question = {
    en = "I own only three cards. What do I draw at the end of my turn?",
    fr = "Je ne possède que trois cartes. Que vais-je piocher à la fin de mon tour ?",
  },
  shows    = { "metal.amb.not-enough", "metal.end-turn.6-draw" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Punch" }, deck = { "Punch" }, discard = { "Vulnerability" } },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

ann:plays "Punch"
ann:ends_turn()
expect(ann.hand):is { "Punch", "Punch", "Vulnerability" }
ruling {
  en = "All three. You do as much as possible, and nothing else happens.",
  fr = "Les trois. On fait autant que possible, et rien d'autre ne se passe.",
}

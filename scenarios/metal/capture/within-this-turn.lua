scenario "A Capture belongs to the turn that it ends" {
  game     = "metal",
  question = {
    en = "I hold two Weaknesses and three Punches. Can I still get through this turn without a Capture?",
    fr = "J'ai deux Faiblesses et trois Coups de Poing. Puis-je encore passer ce tour sans Capture ?",
  },
  shows    = { "metal.weakness.second-captures", "metal.weakness.play-first" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Weakness", "Weakness", "Punch", "Punch", "Punch" } },
  { "Ben", team = { "Plastic Man (oversized)" } },
}
available { "Aquaman (oversized)" }
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

possible { that(captured):has "Cyborg", within = "this turn" }
never { that(ann.hand):has_no "Weakness", that(ann.team):has "Cyborg", within = "this turn" }
ann:plays "Weakness"
ann:plays "Weakness"
expect(captured):has "Cyborg"
ruling {
  en = "No. Both have to be played, and the second one ends the turn with a Capture.",
  fr = "Non. Il faut les jouer toutes les deux, et la seconde finit le tour par une Capture.",
}

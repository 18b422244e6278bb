scenario "What was played in another player's turn is still controlled in the own one" {
  game     = "metal",
  question = {
    en = "In Ann's turn my Defense played a Weakness. In my own turn I draw and play another one. Is my Super Hero Captured?",
    fr = "Au tour d'Ann, ma Défense a joué une Faiblesse. À mon tour, j'en joue une autre. Mon Super-Héros est-il Capturé ?",
  },
  shows    = { "metal.amb.played-elsewhere", "metal.weakness.second-captures" },
}
card "Quick Dodge" { type = "Equipment", cost = 2,
  says = { "Defense: avoid the Attack and play a Weakness of your discard pile.", "Défense : évitez l'Attaque et jouez une Faiblesse de votre défausse." },
  play = nothing(), defense = { play(exactly(1){ discard_pile, name = "Weakness" }) } }

local ann, ben = players {
  { "Ann", team = { "Cyborg", "Batman" }, hand = { "Paper Ambush" }, deck = 6, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)" }, hand = { "Quick Dodge", "Weakness", "Punch" }, deck = 6, discard = { "Weakness" } },
}
captured {}
available { "Aquaman (oversized)" }
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Paper Ambush"
ben:defends "Quick Dodge"
ann:ends_turn()
expect(ben.in_play):is { "Weakness" }
ben:plays "Weakness"
expect(log):has(ben, "controls-weaknesses", 2, "by", "metal.amb.played-elsewhere")
expect(captured):is { "Hal Jordan (oversized)" }
expect(ben.score_pile):is { "Weakness" }
ruling {
  en = "Yes. The first one lies before you until step 5 of your own turn, and you control it as long as it does.",
  fr = "Oui. La première reste devant vous jusqu'à l'étape 5 de votre propre tour, et vous la contrôlez tant qu'elle y est.",
}

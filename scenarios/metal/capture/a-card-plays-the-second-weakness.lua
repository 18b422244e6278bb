scenario "What is left of a card that plays the second Weakness is lost" {
  game     = "metal",
  question = {
    en = "My card plays a Weakness of my discard pile and then lets me gain a card. It is my second Weakness: do I gain the card?",
    fr = "Ma carte joue une Faiblesse de ma défausse, puis me fait gagner une carte. C'est ma deuxième Faiblesse : est-ce que je gagne la carte ?",
  },
  shows    = { "metal.amb.capture-breaks-off", "metal.capture.triggers-first" },
}
card "Old Wounds" { type = "Super Power", cost = 2,
  says = { "Play a Weakness of your discard pile, then gain a card of the Line-Up.", "Jouez une Faiblesse de votre défausse, puis gagnez une carte de la réserve." },
  play = { play(exactly(1){ discard_pile, name = "Weakness" }), gain(one{ line_up }) } }

local ann, ben = players {
  { "Ann", team = { "Trainee Cedar" }, hand = { "Old Wounds" }, in_play = { { "Weakness", played = true } }, deck = { "Vulnerability", "Punch", "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = { "Weakness" } },
  { "Ben", team = { "Hal Jordan (oversized)", "Batman" } },
}
captured {}
available { "Aquaman (oversized)" }
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Old Wounds"
expect(log:last_move()):in_order {
  { ann, "controls-weaknesses", 2 },
  { "Old Wounds", "has no further effect", "by", "metal.amb.capture-breaks-off" },
  { ann, "draws", "Vulnerability" },           -- Trainee Cedar: for the Weakness
  { "Trainee Cedar", "is Captured" },
}
expect(log:last_move()):has_no(ann, "gain")
expect(ann.discard):is { "Old Wounds", "Vulnerability" }
ruling {
  en = "No. What the Weakness sets off is applied, and then your turn ends at once.",
  fr = "Non. Ce que la Faiblesse déclenche s'applique, puis votre tour finit aussitôt.",
}

scenario "What the second Weakness sets off comes before the turn ends" {
  game     = "metal",
  question = {
    en = "My Super Hero draws a card for each Weakness that I play. Do I draw for the second one, and what becomes of the card?",
    fr = "Mon Super-Héros pioche une carte pour chaque Faiblesse jouée. Est-ce que je pioche pour la deuxième, et que devient la carte ?",
  },
  shows    = { "metal.capture.triggers-first", "metal.capture.discard-hand" },
}

local ann, ben = players {
  { "Ann", team = { "Trainee Cedar" }, hand = { "Weakness", "Weakness" }, deck = { "Punch", "Vulnerability", "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)", "Batman" } },
}
captured {}
available { "Aquaman (oversized)" }
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Weakness"
expect(ann.hand):is { "Weakness", "Punch" }
ann:plays "Weakness"
expect(log:last_move()):in_order {
  { ann, "draws", "Vulnerability" },
  { ann, "discards", "Vulnerability" },
  { "Trainee Cedar", "is Captured" },
}
ruling {
  en = "Yes: what the Weakness sets off is applied, then the turn ends and the card goes with the rest of your hand.",
  fr = "Oui : ce que la Faiblesse déclenche s'applique, puis le tour finit et la carte part avec le reste de votre main.",
}

scenario "The Capture stands though its trigger removes a Weakness" {
  game     = "metal",
  question = {
    en = "My Super Hero lets me destroy a Weakness whenever I play one. I do so on the second: is the Capture off?",
    fr = "Mon Super-Héros me laisse détruire une Faiblesse dès que j'en joue une. Je le fais sur la deuxième : la Capture est-elle annulée ?",
  },
  shows    = { "metal.amb.effect-undoes-second", "metal.capture.triggers-first", "metal.capture.one-to-score-pile" },
}

local ann, ben = players {
  { "Ann", team = { "Trainee Dune" }, hand = { "Weakness", "Weakness" }, deck = 6 },
  { "Ben", team = { "Hal Jordan (oversized)", "Batman" } },
}
captured {}
available { "Aquaman (oversized)" }
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }
stacks { weakness = 20 }

ann:plays "Weakness"
ann:declines()
ann:plays "Weakness"
ann:destroys "Weakness"
expect(captured):is { "Trainee Dune" }
expect(ann.score_pile):is { "Weakness" }
expect(weakness):count(21)              -- the destroyed one; there was no other to put back
ruling {
  en = "No. It came about when you controlled two. The one Weakness that is left goes to your score pile.",
  fr = "Non. Elle s'est produite quand vous en contrôliez deux. La Faiblesse restante va dans votre pile de score.",
}

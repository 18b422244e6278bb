scenario "With three Weaknesses in hand the third is not played" {
  game     = "metal",
  question = {
    en = "I begin my turn with three Weaknesses. What becomes of the third one and of my Punches?",
    fr = "Je commence mon tour avec trois Faiblesses. Que deviennent la troisième et mes Coups de Poing ?",
  },
  shows    = { "metal.weakness.third-stays", "metal.weakness.one-by-one", "metal.capture.discard-hand" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Weakness", "Weakness", "Weakness", "Punch", "Punch" }, deck = 5, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)", "Batman" } },
}
captured {}
available { "Aquaman (oversized)", "Plastic Man (oversized)" }
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Weakness"
ann:plays "Weakness"
ann:chooses "Aquaman (oversized)"
expect(ann.discard):is { "Weakness", "Punch", "Punch" }
expect(log):count(2, ann, "plays", "Weakness")
ruling {
  en = "The second one ends your turn; the third and the Punches are discarded from your hand.",
  fr = "La deuxième met fin à votre tour ; la troisième et les Coups de Poing sont défaussés de votre main.",
}

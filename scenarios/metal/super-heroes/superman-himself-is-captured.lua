scenario "Superman himself may be the one" {
  game     = "metal",
  question = {
    en = "May Superman be the one who is Captured at three Weaknesses?",
    fr = "Superman peut-il être celui qui est Capturé à trois Faiblesses ?",
  },
  shows    = { "metal.oversized.superman-three" },
}

local ann, ben = players {
  { "Ann", team = { "Superman (oversized)", "Cyborg" }, hand = { "Weakness", "Weakness", "Weakness" }, deck = { "Punch", "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", team = { "Plastic Man (oversized)", "Batman" }, hand = {} },
}
captured {}

ann:plays "Weakness"
ann:plays "Weakness"
ann:plays "Weakness"
ann:chooses "Superman (oversized)"
expect(captured):is { "Superman (oversized)" }
expect(ann.team):is { "Cyborg" }

ruling {
  en = "Yes, it is any Super Hero of yours. From the next turn on two Weaknesses are too many again.",
  fr = "Oui, n'importe lequel des vôtres. Dès le tour suivant, deux Faiblesses sont à nouveau de trop.",
}

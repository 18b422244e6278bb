scenario "Without Superman two Weaknesses are enough" {
  game     = "metal",
  question = {
    en = "Hal Jordan and Cyborg are my Super Heroes, Superman is not. What do two Weaknesses do?",
    fr = "J'ai Hal Jordan et Cyborg, sans Superman. Que font deux Faiblesses ?",
  },
  shows    = { "metal.weakness.second-captures" },
}

local ann, ben = players {
  { "Ann", team = { "Hal Jordan (oversized)", "Cyborg" }, hand = { "Weakness", "Weakness", "Punch" }, score_pile = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", team = { "Plastic Man (oversized)", "Batman" }, hand = {} },
}
captured {}

ann:plays "Weakness"
ann:plays "Weakness"
ann:chooses "Cyborg"
expect(captured):is { "Cyborg" }
expect(ann.score_pile):is { "Weakness" }
expect(ann.discard):is { "Punch" }

ruling {
  en = "One of yours is Captured, and the turn ends.",
  fr = "L'un des vôtres est Capturé, et le tour finit.",
}

scenario "A run in which Superman protects nobody" {
  game     = "metal",
  rules    = { ["metal.oversized.superman-protects"] = "off" },
  question = {
    en = "At our table Superman has no such protection. What do two Weaknesses do?",
    fr = "À notre table, Superman n'a pas cette protection. Que font deux Faiblesses ?",
  },
  shows    = { "metal.weakness.second-captures" },
}

local ann, ben = players {
  { "Ann", team = { "Superman (oversized)", "Cyborg" }, hand = { "Weakness", "Weakness", "Punch" }, deck = { "Punch", "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", team = { "Plastic Man (oversized)", "Batman" }, hand = {} },
}
captured {}

ann:plays "Weakness"
ann:plays "Weakness"
ann:chooses "Superman (oversized)"
expect(captured):is { "Superman (oversized)" }

ruling {
  en = "They cost you a Super Hero, as without him. The three that the referee plays with are the number on his card (captures_at).",
  fr = "Elles vous coûtent un Super-Héros, comme sans lui. Les trois avec lesquelles l'arbitre joue sont le nombre de sa carte (captures_at).",
}

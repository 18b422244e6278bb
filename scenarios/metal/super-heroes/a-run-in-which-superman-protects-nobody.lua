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
  en = "They cost you a Super Hero, as without him. By that protection alone he waits for a third.",
  fr = "Elles vous coûtent un Super-Héros, comme sans lui. Seule cette protection lui en fait attendre une troisième.",
}

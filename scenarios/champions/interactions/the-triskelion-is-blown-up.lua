scenario "The Triskelion leaves while four allies are in play" {
  game     = "champions",
  question = {
    en = "I control four allies thanks to The Triskelion, and Caught Off Guard discards it. May I keep all four?",
    fr = "Je contrôle quatre alliés grâce au Triskelion, et Pris par Surprise le défausse. Puis-je garder les quatre ?",
  },
  shows    = { "mc.amb.ally-limit-overflow", "mc.card.caught-off-guard" },
}
local ann = players {
  { "Ann", character = "Carol Danvers", hand = {}, in_play = { "The Triskelion", { "Hawkeye", counters = 4 }, "Maria Hill", "Vision", "Mockingbird" }, dealt = { "Caught Off Guard" } },
}
villain { { "Rhino I", confused = true } }
encounter_deck:on_top { "Charge" }

expect(ann.identity:ally_limit "Carol Danvers"):is(4)
ann:ends_turn()
ann:discards "Vision"

expect(ann.in_play):is { "Hawkeye", "Maria Hill", "Mockingbird" }
expect(ann.discard):is { "The Triskelion", "Vision" }
expect(ann.identity:ally_limit "Carol Danvers"):is(3)
ruling {
  en = "No. The limit is three again at once: you choose one of the four and discard it.",
  fr = "Non. La limite redevient trois aussitôt : vous choisissez l'un des quatre et le défaussez.",
}

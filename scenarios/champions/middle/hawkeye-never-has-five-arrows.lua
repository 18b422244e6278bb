scenario "Hawkeye never has more arrows than he came with" {
  game     = "champions",
  question = {
    en = "From memory, Hawkeye had five arrows left. Can that be?",
    fr = "De mémoire, il restait cinq flèches à Hawkeye. Est-ce possible ?",
  },
  shows    = { "mc.card.hawkeye" },
}
local ann = players {
  { "Ann", character = "Spider-Man", in_play = { { "Hawkeye", counters = 5 } } },
}
refused(function() begin() end, "mc.card.hawkeye")
ruling {
  en = "No. He comes with four, and nothing gives him more.",
  fr = "Non. Il arrive avec quatre flèches, et rien ne lui en donne d'autres.",
}

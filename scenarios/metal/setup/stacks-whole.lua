scenario "All sixteen Breakthroughs and all thirty Weaknesses are used" {
  game     = "metal",
  set_up   = "shown",
  question = {
    en = "There are two of us. Do we take fewer Breakthroughs and Weaknesses?",
    fr = "Nous sommes deux. Prend-on moins de Surcharges et de Faiblesses ?",
  },
  shows    = { "metal.setup.all-breakthroughs-weaknesses", "metal.setup.stacks-placed" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Punch" }, deck = {} },
  { "Ben", character = "The Flash (oversized)", hand = { "Punch" }, deck = {} },
}
line_up { "Steel", "Escape", "Flight", "Promethium", "Clayface" }

expect(breakthrough):has("Breakthrough", 16)
expect(breakthrough):count(16)
expect(weakness):has("Weakness", 30)
expect(weakness):count(30)
ruling {
  en = "No. Every game uses all 16 Breakthroughs and all 30 Weaknesses, beside the Line-Up.",
  fr = "Non. Chaque partie utilise les 16 Surcharges et les 30 Faiblesses, à côté de la réserve.",
}

scenario "A Weakness is never bought" {
  game     = "metal",
  question = {
    en = "It costs 0. May I buy a Weakness, say to feed an effect?",
    fr = "Elle coûte 0. Puis-je acheter une Faiblesse, pour alimenter un effet par exemple ?",
  },
  shows    = { "metal.stacks.weakness-not-bought" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = {}, power = 6 },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

refused(function() ann:buys "Weakness" end, "metal.stacks.weakness-not-bought")
ruling {
  en = "No. Weaknesses come only from effects of cards.",
  fr = "Non. Les Faiblesses ne viennent que d'effets de cartes.",
}

scenario "Cards in discard piles are not for sale" {
  game     = "metal",
  question = {
    en = "Ben has a Starro in his discard pile. May I buy it?",
    fr = "Ben a un Starro dans sa défausse. Puis-je l'acheter ?",
  },
  shows    = { "metal.buy.sources" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = {}, power = 8 },
  { "Ben", character = "The Flash (oversized)", discard = { "Starro" } },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

refused(function() ann:buys("Starro", ben.discard) end, "metal.buy.sources")
ruling {
  en = "No. The Line-Up, the Breakthroughs and the top Super-Villain are the only sources.",
  fr = "Non. La réserve, les Surcharges et le Super-Vilain du dessus sont les seules sources.",
}

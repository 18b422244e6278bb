scenario "A second copy goes onto another host" {
  game     = "champions",
  question = {
    en = "Rhino bears a Webbed Up and Hawkeye an Inspired. May I put a second copy of each onto them?",
    fr = "Rhino porte Pris dans la Toile, et Hawkeye Motivé. Puis-je leur donner à chacun un deuxième exemplaire ?",
  },
  shows    = { "mc.card.webbed-up", "mc.card.inspired", "mc.attach-to.must-attach" },
  windows  = "pass",
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = { "Webbed Up", "Energy", "Strength" }, engaged = { "Shocker", "Hydra Bomber" } },
  { "Ben", character = "Captain Marvel", hand = { "Inspired", "Genius" }, in_play = { { "Hawkeye", counters = 4, with = { "Inspired" } }, "Maria Hill", "Mockingbird" } },
}
villain { { "Rhino I", with = { "Webbed Up" } } }

ann:plays "Webbed Up"
ann:pays_with "Energy"
refused(function() ann:chooses "Rhino I" end, "mc.card.webbed-up")
ann:chooses "Shocker"
ann:ends_turn()
ben:plays "Inspired"
refused(function() ben:chooses "Hawkeye" end, "mc.card.inspired")
ben:chooses "Maria Hill"
expect(ben.in_play:thw "Maria Hill"):is(3)
ruling {
  en = "No. Each bears one copy at most; the second one must go onto somebody else.",
  fr = "Non. Chacun en porte un exemplaire au plus ; le deuxième doit aller sur quelqu'un d'autre.",
}

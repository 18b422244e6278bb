scenario "A maximum in an ability counts every copy" {
  game     = "champions",
  question = {
    en = "My Once Only has an ability with the words max once per round. May I start the same ability from my second copy?",
    fr = "Mon Une seule fois a une capacité avec la mention maximum une fois par round. Puis-je déclencher la même capacité depuis mon second exemplaire ?",
  },
  shows    = { "mc.max.inside-ability" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Once Only", "Once Only" }, deck_top = { "Energy" } },
}

ann:plays "Once Only"
expect(ann.hand):is { "Once Only", "Energy" }
refused(function() ann:plays "Once Only" end, "mc.max.inside-ability")
ruling {
  en = "No. The ability may start once in the round, whichever copy it comes from.",
  fr = "Non. La capacité ne peut commencer qu'une fois dans le round, quel que soit l'exemplaire.",
}

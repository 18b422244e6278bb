scenario "An event whose effect is cancelled was still played" {
  game     = "champions",
  question = {
    en = "Silence cancels the effect of my Once Only, max once per round. Does it go back to my hand, and may I play another copy?",
    fr = "Silence annule l'effet de mon Une seule fois, maximum une fois par round. Revient-il dans ma main, et puis-je en jouer un autre exemplaire ?",
  },
  shows    = { "mc.cancel.event-still-played" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Once Only", "Once Only" }, deck_top = { "Energy" } },
}
environments { "Silence" }

ann:plays "Once Only"
expect(ann.discard):is { "Once Only" }
expect(ann.hand):is { "Once Only" }
refused(function() ann:plays "Once Only" end, "mc.max.per-period")
ruling {
  en = "Neither. It was played, so it goes to your discard pile and uses up the one play of the round; only the card draw is lost.",
  fr = "Ni l'un ni l'autre. Il a été joué : il va dans votre défausse et épuise l'unique utilisation du round ; seule la pioche est perdue.",
}

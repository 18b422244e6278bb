scenario "A cancelled event counts against its maximum" {
  game     = "champions",
  question = {
    en = "My Once Only, max once per round, was cancelled by Silence. May I play my second copy this round?",
    fr = "Mon Une seule fois, maximum une fois par round, a été annulé par Silence. Puis-je jouer mon second exemplaire ce round ?",
  },
  shows    = { "mc.max.cancelled-counts" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Once Only", "Once Only" } },
}
environments { "Silence" }

ann:plays "Once Only"
expect(ann.hand):is { "Once Only" }     -- nothing was drawn
refused(function() ann:plays "Once Only" end, "mc.max.per-period")
ruling {
  en = "No. It was played, although nothing came of it: the maximum is used up.",
  fr = "Non. Il a été joué, même si rien n'en est résulté : le maximum est épuisé.",
}

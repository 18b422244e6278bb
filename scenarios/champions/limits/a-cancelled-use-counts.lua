scenario "A cancelled use counts against the limit" {
  game     = "champions",
  question = {
    en = "Drill, limit once per round, was cancelled by Hush. May I use it again this round?",
    fr = "Exercice, limité à une fois par round, a été annulé par Chut. Puis-je le réutiliser ce round ?",
  },
  shows    = { "mc.limit.cancelled-counts" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, in_play = { "Drill" } },
}
environments { "Hush" }

ann:uses "Drill"
expect(ann.hand):is_empty()
refused(function() ann:uses "Drill" end, "mc.limit.per-card")
ruling {
  en = "No. No card was drawn, but the ability was used, and its limit is reached.",
  fr = "Non. Aucune carte n'a été piochée, mais la capacité a été utilisée, et sa limite est atteinte.",
}

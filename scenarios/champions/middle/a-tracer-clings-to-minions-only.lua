scenario "A tracer clings to minions only" {
  game     = "champions",
  question = {
    en = "On our table the Spider-Tracer lies on Rhino himself. Can that be?",
    fr = "Sur notre table, le Spider-Traceur est posé sur Rhino en personne. Est-ce possible ?",
  },
  shows    = { "mc.card.spider-tracer" },
}
local ann = players { { "Ann", character = "Spider-Man" } }
villain { { "Rhino I", with = { { "Spider-Tracer", of = "Ann" } } } }
refused(function() begin() end, "mc.card.spider-tracer")
ruling {
  en = "No. It goes onto a minion, and Rhino is none.",
  fr = "Non. Il se place sur un sbire, et Rhino n'en est pas un.",
}

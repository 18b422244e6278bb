scenario "Step four leaves no dealt card" {
  game     = "champions",
  question = {
    en = "We stopped before step five, and a facedown card still lay before me. Can that be?",
    fr = "Nous nous sommes arrêtés avant l'étape cinq, et une carte face cachée restait devant moi. Est-ce possible ?",
  },
  shows    = { "mc.villain-phase.4-until-none" },
  at       = "villain phase, step 5",
}
local ann = players { { "Ann", character = "Spider-Man", dealt = { "Advance" } } }
refused(function() begin() end, "mc.villain-phase.4-until-none")
ruling {
  en = "No. In step four you go on until no dealt card is left.",
  fr = "Non. À l'étape quatre, on continue jusqu'à ce qu'il ne reste aucune carte distribuée.",
}

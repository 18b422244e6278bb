scenario "Beside Countdown to Oblivion a side scheme is thwarted" {
  game     = "champions",
  question = {
    en = "Countdown to Oblivion and a side scheme have threat. May I choose Countdown to Oblivion when I thwart?",
    fr = "Compte à Rebours pour l'Enfer et une manigance annexe ont de la menace. Puis-je choisir Compte à Rebours pour l'Enfer quand je contre ?",
  },
  shows    = { "mc.cannot.absolute", "mc.card.countdown-to-oblivion-3b" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, engaged = {} },
}
villain { "Ultron I" }
main_scheme { { "Countdown to Oblivion", threat = 3 } }
side_schemes { { "Drone Factory", threat = 3 }, { "Invasive AI", threat = 2 } }

ann:thwarts_with "Spider-Man"
refused(function() ann:chooses "Countdown to Oblivion" end, "mc.card.countdown-to-oblivion-3b")
ann:chooses "Drone Factory"
expect(side_schemes:threat "Drone Factory"):is(2)
ruling {
  en = "No, you choose a side scheme.",
  fr = "Non, vous choisissez une manigance annexe.",
}

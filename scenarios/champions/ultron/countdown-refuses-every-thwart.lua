scenario "Nothing takes threat off Countdown to Oblivion" {
  game     = "champions",
  question = {
    en = "Countdown to Oblivion is the only scheme with threat. May I thwart it by an event or a support instead of my hero?",
    fr = "Compte à Rebours pour l'Enfer est la seule manigance avec de la menace. Puis-je la contrer par un événement ou un soutien plutôt que par mon héros ?",
  },
  shows    = { "mc.cannot.absolute", "mc.card.countdown-to-oblivion-3b" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "For Justice!", "Energy", "Genius" }, engaged = { { "Haymaker", facedown = true } },
    in_play = { { "Surveillance Team", counters = 2 }, "Interrogation Room" } },
}
villain { "Ultron I" }
main_scheme { { "Countdown to Oblivion", threat = 3 } }

refused(function() ann:thwarts_with "Spider-Man" end, "mc.card.countdown-to-oblivion-3b")
refused(function() ann:plays "For Justice!" end, "mc.card.countdown-to-oblivion-3b")
refused(function() ann:uses "Surveillance Team" end, "mc.card.countdown-to-oblivion-3b")
ann:attacks_with "Spider-Man"
ann:chooses "Haymaker"
refused(function() ann:uses "Interrogation Room" end, "mc.card.countdown-to-oblivion-3b")
expect(main_scheme:threat "Countdown to Oblivion"):is(3)
ruling {
  en = "No, neither. No threat ever leaves it, and what could change nothing is not begun.",
  fr = "Non, ni l'un ni l'autre. Aucune menace ne la quitte jamais, et ce qui ne changerait rien ne commence pas.",
}

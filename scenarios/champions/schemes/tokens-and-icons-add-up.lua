scenario "Acceleration tokens and icons add up" {
  game     = "champions",
  question = {
    en = "I play alone. Bomb Scare is in play and the main scheme deck has an acceleration token. How much threat does step one place?",
    fr = "Je joue seul. Alerte à la Bombe est en jeu et le deck Manigance principale a un pion Accélération. Combien de menace place l'étape un ?",
  },
  shows    = { "mc.main-scheme.acceleration-sum" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, deck_top = { "Energy", "Haymaker", "Uppercut", "Tigra" } },
}
villain { "Rhino I" }
side_schemes { { "Bomb Scare", threat = 3 } }
encounter_deck:on_top { "Hard to Keep Down", "Legal Work", "Hard to Keep Down", "False Alarm" }

ann:ends_turn()
expect(main_scheme:threat "The Break-In!"):is(2)
ann:declines()                          -- Rhino attacks
ann:declines()                          -- Legal Work: She-Hulk stays in hero form,
expect(game.acceleration):is(1)         -- and so an acceleration token is placed
ann:ends_turn()
ann:declines()
expect(main_scheme:threat "The Break-In!"):is(5)
ann:declines()
ruling {
  en = "3: the main scheme's own 1, 1 for the icon and 1 for the token. A round before, without the token, it was 2.",
  fr = "3 : la menace propre de la manigance, 1 pour l'icône et 1 pour le pion. Un round plus tôt, sans le pion, c'était 2.",
}

scenario "An acceleration icon adds a threat to step one" {
  game     = "champions",
  question = {
    en = "I play alone and Bomb Scare, with its acceleration icon, is in play. How much threat does step one place?",
    fr = "Je joue seul et Alerte à la Bombe, avec son icône d'accélération, est en jeu. Combien de menace place l'étape un ?",
  },
  shows    = { "mc.side-scheme.acceleration" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {}, deck_top = { "Energy", "Haymaker", "Get Ready", "Inspired", "Hawkeye" } },
}
villain { "Rhino I" }
side_schemes { { "Bomb Scare", threat = 3 } }
encounter_deck:on_top { "Hard to Keep Down", "\"I'm Tough\"" }

ann:ends_turn()
expect(main_scheme:threat "The Break-In!"):is(2)
ann:declines()
expect(side_schemes:threat "Bomb Scare"):is(3)
ruling {
  en = "2 on the main scheme: its own 1, and 1 for the icon. Bomb Scare itself gains nothing.",
  fr = "2 sur la manigance principale : sa propre menace, et 1 pour l'icône. Alerte à la Bombe elle-même ne gagne rien.",
}

scenario "Step one adds the acceleration icons to the scheme's own value" {
  game     = "champions",
  question = {
    en = "Bomb Scare and Highway Robbery are in play, each with an acceleration icon. How much threat does step one place in a solo game?",
    fr = "Alerte à la Bombe et Cambriolage de Haut Vol sont en jeu, chacune avec une icône d'accélération. Combien de menace place l'étape 1 en solo ?",
  },
  shows    = { "mc.villain-phase.1-threat", "mc.villain-phase.1-extra-threat" },
}
local ann = players {
  { "Ann", character = "Carol Danvers", hand = {} },
}
villain { { "Rhino I", confused = true } }
side_schemes { { "Bomb Scare", threat = 3 }, { "Highway Robbery", threat = 3 } }
encounter_deck:on_top { "Hydra Mercenary" }

ann:ends_turn()
expect(main_scheme:threat "The Break-In!"):is(3)
ruling {
  en = "Three: one for the main scheme's own value with one player, and one more for each of the two icons.",
  fr = "Trois : un pour la valeur de la manigance principale à un joueur, plus un pour chacune des deux icônes.",
}

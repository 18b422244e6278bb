scenario "Stampede: an attack that stuns" {
  game     = "champions",
  question = {
    en = "I am in hero form and reveal Stampede. What if Rhino's attack hurts my hero?",
    fr = "Je suis en héros et je révèle Ruée. Que se passe-t-il si l'attaque de Rhino blesse mon héros ?",
  },
  shows    = { "mc.card.stampede" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {}, deck_top = { "Photonic Blast", "Photonic Blast", "Photonic Blast", "Energy", "Genius" } },
}
villain { { "Rhino I", damage = 4 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Hard to Keep Down", "Stampede", "Advance" }

ann:ends_turn()
ann:declines()
ann:declines()
expect(ann.identity:damage "Captain Marvel"):is(4)
expect(ann.identity:stunned "Captain Marvel"):is(1)
ruling {
  en = "The character that was damaged is stunned.",
  fr = "Le personnage blessé est sonné.",
}

scenario "Assault is one more attack" {
  game     = "champions",
  question = {
    en = "I am in hero form and reveal Assault. How often does Rhino attack me in this phase?",
    fr = "Je suis en héros et je révèle Assaut. Combien de fois Rhino m'attaque-t-il à cette phase ?",
  },
  shows    = { "mc.card.assault" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {}, deck_top = { "Photonic Blast", "Photonic Blast", "Photonic Blast", "Energy", "Genius" } },
}
villain { { "Rhino I", damage = 4 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Hard to Keep Down", "Assault", "Advance" }

ann:ends_turn()
ann:declines()
expect(ann.identity:damage "Captain Marvel"):is(2)
ann:declines()
expect(ann.identity:damage "Captain Marvel"):is(4)
ruling {
  en = "Twice: once in step two, and once more because of Assault, each time with a boost card.",
  fr = "Deux fois : à l'étape deux, puis encore une fois par Assaut, chaque fois avec une carte Boost.",
}

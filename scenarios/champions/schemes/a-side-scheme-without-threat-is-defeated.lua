scenario "A side scheme is defeated when its last threat is removed" {
  game     = "champions",
  question = {
    en = "Bomb Scare has 3 threat. Ann's hero and her ally thwart it. When does it go away?",
    fr = "Alerte à la Bombe a 3 menaces. Le héros et l'allié d'Ann la contrent. Quand disparaît-elle ?",
  },
  shows    = { "mc.side-scheme.leaves-at-no-threat" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {}, in_play = { "Maria Hill" } },
}
villain { "Rhino I" }
side_schemes { { "Bomb Scare", threat = 3 } }

ann:thwarts_with "Captain Marvel"
expect(side_schemes:threat "Bomb Scare"):is(1)
expect(encounter_discard):is_empty()
ann:thwarts_with "Maria Hill"

expect(side_schemes):is_empty()
expect(encounter_discard):is { "Bomb Scare" }
ruling {
  en = "It stays as long as there is threat on it. With the last one removed it is defeated and goes to the encounter discard pile.",
  fr = "Elle reste tant qu'elle porte de la menace. La dernière retirée, elle est déjouée et va dans la défausse Rencontre.",
}

scenario "A modular set drawn at random" {
  game     = "champions",
  set_up   = "shown",
  random_modular = 1,
  question = {
    en = "May we shuffle in a modular set without knowing which?",
    fr = "Peut-on mélanger un set modulaire sans savoir lequel ?",
  },
  shows    = { "mc.encounter-deck.random-modular" },
}
local ann = players {
  { "Ann", character = "Peter Parker" },
}

ann:declines()
expect(encounter_deck):has("Stampede", 3)               -- Rhino
expect(encounter_deck):has("Assault", 2)                -- Standard
expect(encounter_deck):count(31)                        -- 25 without a modular set; the one drawn has 6 cards
ruling {
  en = "Yes. Draw one of the modular sets at random, facedown, and shuffle it in unseen; you learn which it is as its cards turn up.",
  fr = "Oui. Tirez un set modulaire au hasard, face cachée, et mélangez-le sans le regarder ; vous le découvrez quand ses cartes sortent.",
}

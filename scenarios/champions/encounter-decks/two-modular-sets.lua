scenario "Two modular sets at once" {
  game     = "champions",
  set_up   = "shown",
  bomb_scare = 1,
  legions_of_hydra = 1,
  question = {
    en = "May we play Rhino with Bomb Scare and Legions of Hydra together?",
    fr = "Peut-on jouer Rhino avec Alerte à la Bombe et Légions d'Hydra à la fois ?",
  },
  shows    = { "mc.encounter-deck.several-modular" },
}
local ann = players {
  { "Ann", character = "Peter Parker" },
}

ann:declines()
expect(encounter_deck):has("Madame Hydra", 1)
expect(encounter_deck):has("Bomb Scare", 1)
expect(encounter_deck):has("Assault", 2)
expect(encounter_deck):count(37)
ruling {
  en = "Yes, but the villain's own cards turn up more rarely in the thicker deck.",
  fr = "Oui, mais les cartes du méchant sortent plus rarement d'un deck plus épais.",
}

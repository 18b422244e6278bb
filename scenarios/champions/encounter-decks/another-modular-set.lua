scenario "Another modular set in place of the recommended one" {
  game     = "champions",
  set_up   = "shown",
  legions_of_hydra = 1,
  question = {
    en = "We know Bomb Scare by heart. May we play Rhino with Legions of Hydra instead?",
    fr = "Nous connaissons Alerte à la Bombe par cœur. Peut-on jouer Rhino avec Légions d'Hydra à la place ?",
  },
  shows    = { "mc.encounter-deck.swap-modular" },
}
local ann = players {
  { "Ann", character = "Peter Parker" },
}

ann:declines()
expect(encounter_deck):has("Madame Hydra", 1)
expect(encounter_deck):has("Hydra Soldier", 3)
expect(encounter_deck):has_no "Bomb Scare"
expect(encounter_deck):has_no "Hydra Bomber"
ruling {
  en = "Yes. The recommended modular set may be swapped for any other.",
  fr = "Oui. Le set modulaire recommandé peut être remplacé par n'importe quel autre.",
}

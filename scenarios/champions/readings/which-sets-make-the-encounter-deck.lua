scenario "Rhino's encounter deck: his own set, Standard and one modular set" {
  game     = "champions",
  question = {
    en = "Which sets do we shuffle together to face Rhino?",
    fr = "Quels sets mélange-t-on pour affronter Rhino ?",
  },
  shows    = { "mc.amb.recommended-lists" },
  set_up = "shown",
}
local ann = players {
  { "Ann", character = "Peter Parker" },
}

expect(encounter_deck):has("Stampede", 3)
expect(encounter_deck):has("Gang-Up", 1)
expect(encounter_deck):has("Explosion", 1)
expect(encounter_deck):has_no "Exhaustion"
expect(encounter_deck):has_no "Madame Hydra"
expect(encounter_deck):has_no "Vulture"
ann:declines()
ruling {
  en = "Rhino's own set, the Standard set and one modular set, Bomb Scare by default; then each hero's obligation.",
  fr = "Le set de Rhino, le set Standard et un set modulaire, Alerte à la Bombe par défaut ; puis l'obligation de chaque héros.",
}

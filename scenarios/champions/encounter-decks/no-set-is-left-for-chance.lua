card "Dense Fog" { type = "treachery", fr = "Brouillard Épais", set = "under_attack", unknown = true }

card "Thin Ice" { type = "treachery", fr = "Glace Fragile", set = "doomsday_chair", unknown = true }

scenario "No modular set is left for chance" {
  game             = "champions",
  bomb_scare       = 1,
  legions_of_hydra = 1,
  masters_of_evil  = 1,
  random_modular   = 1,
  question         = {
    en = "Bomb Scare, Legions of Hydra and Masters of Evil are in our encounter deck, and each other set holds a card of ours whose text is not written down yet. Can the referee draw one more modular set at random?",
    fr = "Alerte à la Bombe, Légions d'Hydra et Maîtres du Mal sont dans notre deck Rencontre, et chacun des autres sets contient une carte à nous dont le texte n'est pas encore écrit. L'arbitre peut-il tirer un set modulaire de plus au hasard ?",
  },
  shows            = { "mc.encounter-deck.random-modular", "mc.ability.definition" },
}
local ann = players { { "Ann", character = "Spider-Man" } }
refused(function() begin() end, "mc.encounter-deck.random-modular")
ruling {
  en = "No. The rules would let you, but the other sets have a card whose text is not known, and no card is played as if it had none.",
  fr = "Non. Les règles vous le permettraient, mais les autres sets ont une carte dont le texte n'est pas connu, et aucune carte ne se joue comme si elle n'en avait pas.",
}

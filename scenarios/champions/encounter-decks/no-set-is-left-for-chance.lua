scenario "No modular set is left for chance" {
  game             = "champions",
  bomb_scare       = 1,
  legions_of_hydra = 1,
  random_modular   = 1,
  question         = {
    en = "Bomb Scare and Legions of Hydra are both in our encounter deck. Can the referee draw one more modular set at random?",
    fr = "Alerte à la Bombe et Légions d'Hydra sont tous deux dans notre deck Rencontre. L'arbitre peut-il tirer un set modulaire de plus au hasard ?",
  },
  shows            = { "mc.encounter-deck.random-modular", "mc.ability.definition" },
}
local ann = players { { "Ann", character = "Spider-Man" } }
refused(function() begin() end, "mc.encounter-deck.random-modular")
ruling {
  en = "No. The rules would let you, but the texts of the other sets are not known here, and no card is played as if it had none.",
  fr = "Non. Les règles vous le permettraient, mais les textes des autres sets ne sont pas connus ici, et aucune carte ne se joue comme si elle n'en avait pas.",
}

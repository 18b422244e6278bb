scenario "No modular set is left for chance" {
  game             = "champions",
  bomb_scare       = 1,
  masters_of_evil  = 1,
  under_attack     = 1,
  legions_of_hydra = 1,
  doomsday_chair   = 1,
  random_modular   = 1,
  question         = {
    en = "All five modular sets of the box are in our encounter deck. Can the referee draw one more modular set at random?",
    fr = "Les cinq sets modulaires de la boîte sont dans notre deck Rencontre. L'arbitre peut-il tirer un set modulaire de plus au hasard ?",
  },
  shows            = { "mc.encounter-deck.random-modular" },
}
local ann = players { { "Ann", character = "Spider-Man" } }
refused(function() begin() end, "mc.encounter-deck.random-modular")
ruling {
  en = "No. Each modular set is there once, and none that the referee knows is left in the box.",
  fr = "Non. Chaque set modulaire n'existe qu'une fois, et aucun de ceux que connaît l'arbitre ne reste dans la boîte.",
}

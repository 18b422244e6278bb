scenario "A modular set is named or drawn, not both" {
  game           = "champions",
  bomb_scare     = 1,
  random_modular = 1,
  question       = {
    en = "We have put Bomb Scare into the encounter deck. Do we draw a modular set at random as well?",
    fr = "Nous avons mis Alerte à la Bombe dans le deck Rencontre. Tire-t-on en plus un set modulaire au hasard ?",
  },
  shows          = { "mc.encounter-deck.random-modular" },
}

local ann = players { { "Ann", character = "Spider-Man" } }
refused(function() begin() end, "mc.encounter-deck.random-modular")
ruling {
  en = "No. A random set takes the place of the one you choose.",
  fr = "Non. Un set tiré au hasard prend la place de celui qu'on choisit.",
}

scenario "The recommended set is swapped, not left out" {
  game       = "champions",
  bomb_scare = 0,
  question   = {
    en = "Bomb Scare is too much for us. May we play Rhino without any modular set?",
    fr = "Alerte à la Bombe est de trop pour nous. Peut-on jouer Rhino sans aucun set modulaire ?",
  },
  shows      = { "mc.encounter-deck.swap-modular" },
}
local ann = players { { "Ann", character = "Peter Parker" } }

refused(function() begin() end, "mc.encounter-deck.swap-modular")
ruling {
  en = "No. The recommended set may be swapped for any other, but one belongs to the deck.",
  fr = "Non. Le set recommandé peut s'échanger contre un autre, mais il en faut un dans le deck.",
}

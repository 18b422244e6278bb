scenario "An icon and a star add as much as one icon" {
  game     = "champions",
  question = {
    en = "Titania's Fury is Rhino's boost card: one icon and one star. Does the star count as an icon, so that he hits for 2 more?",
    fr = "Fureur de Titania est la carte Boost de Rhino : une icône et une étoile. L'étoile compte-t-elle comme une icône, de sorte qu'il frappe à 2 de plus ?",
  },
  shows    = { "mc.boost.star-not-an-icon", "mc.card.titanias-fury" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {}, nemesis = {}, deck_top = { "Energy", "Genius", "Strength", "Energy Absorption", "Energy Absorption" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Titania's Fury", "Kree Manipulator", "Charge" }

ann:ends_turn()
ann:declines()                          -- no defender

expect(ann.identity:damage "Captain Marvel"):is(3)   -- 2 + 1; Kree Manipulator has a star only
ruling {
  en = "No. Only the icon adds 1. The star has Rhino take one more boost card; that one, Kree Manipulator, has nothing but a star either, and he hits for 3.",
  fr = "Non. Seule l'icône ajoute 1. L'étoile donne à Rhino une carte Boost de plus ; celle-ci, Manipulateur Kree, n'a elle aussi qu'une étoile, et il frappe à 3.",
}

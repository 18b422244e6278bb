scenario "A star in the boost field is an ability of the boost card" {
  game     = "champions",
  question = {
    en = "Rhino's boost card is Kree Manipulator, which has a star instead of boost icons. What does the star do?",
    fr = "La carte Boost de Rhino est Manipulateur Kree, qui a une étoile au lieu d'icônes boost. Que fait l'étoile ?",
  },
  shows    = { "mc.star-icon.in-boost" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {}, deck_top = { "Energy", "Haymaker", "Get Ready", "Inspired", "Hawkeye" }, nemesis = {} },   -- the nemesis set came into the game earlier
}
villain { "Rhino I" }
encounter_deck:on_top { "Kree Manipulator", "\"I'm Tough\"" }

ann:ends_turn()
ann:declines()                          -- no defender

expect(ann.identity:damage "Captain Marvel"):is(2)
expect(main_scheme:threat "The Break-In!"):is(2)   -- 1 of step one, 1 of the star
ruling {
  en = "It starts the card's boost ability, as the card is used up as boost: no damage is added, but for the undefended attack 1 threat is placed.",
  fr = "Elle déclenche la capacité boost de la carte, utilisée comme boost : aucun dégât de plus, mais 1 menace est placée pour l'attaque sans défenseur.",
}

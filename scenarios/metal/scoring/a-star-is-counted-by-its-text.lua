scenario "A card with a star is worth what its text says" {
  game     = "metal",
  question = {
    en = "One of my cards has an asterisk in its VP star. What is it worth?",
    fr = "Une de mes cartes a un astérisque dans son étoile de PV. Combien vaut-elle ?",
  },
  shows    = { "metal.score.star-vp" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = {}, deck = { "Star Chart", "Punch", "Punch", "Vulnerability", "Steel" }, discard = {} },
  { "Ben", character = "The Flash (oversized)", hand = {}, deck = {}, discard = {} },
}
line_up { "Escape", "Fair Play", "War Cry", "Black Adam" }
main_deck {}

ann:ends_turn()
expect(ann.score):is(4)                  -- 3 for three cards of cost 0, and Steel 1
ruling {
  en = "What its text says at the end of the game; Star Chart is worth one point for each card of cost 0 in your deck.",
  fr = "Ce que dit son texte à la fin de la partie ; Carte des étoiles vaut un point par carte de coût 0 de votre deck.",
}

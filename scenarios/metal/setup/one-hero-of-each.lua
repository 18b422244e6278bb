scenario "There is only one of each oversized Super Hero" {
  game     = "metal",
  question = {
    en = "Can two of us both play as Cyborg?",
    fr = "Pouvons-nous jouer tous les deux avec Cyborg ?",
  },
  shows    = { "metal.setup.deal-two-choose-one", "metal.setup.favourite-character" },
}

refused(function()
  players { { "Ann", character = "Cyborg" }, { "Ben", character = "Cyborg" } }
  begin()
end, "metal.setup.deal-two-choose-one")
ruling {
  en = "No. Each oversized Super Hero is in the box once, so each player has another one.",
  fr = "Non. Chaque grande carte de Super-Héros n'est qu'une fois dans la boîte : chaque joueur a la sienne.",
}

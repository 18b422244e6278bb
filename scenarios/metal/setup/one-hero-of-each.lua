scenario "Each player has a Super Hero of their own" {
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
  en = "No. Each player chooses a Super Hero of their own, and whom one has chosen nobody else plays as.",
  fr = "Non. Chaque joueur choisit son propre Super-Héros, et personne d'autre ne joue avec celui que quelqu'un a choisi.",
}

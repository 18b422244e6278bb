scenario "Rhino (II) has taken the side scheme in set-up" {
  game     = "champions",
  expert   = 1,
  question = {
    en = "In expert mode, can Breakin' & Takin' lie on top of the encounter deck when the game begins?",
    fr = "En mode expert, Casser et Emporter peut-il être au-dessus du deck Rencontre quand la partie commence ?",
  },
  shows    = { "mc.setup.10-when-revealed", "mc.when-revealed.at-setup" },
}

local ann = players { { "Ann", character = "Spider-Man" } }
encounter_deck:on_top { "Breakin' & Takin'" }
refused(function() begin() end, "mc.setup.10-when-revealed")
ruling {
  en = "No. The game begins with Rhino (II), and step 10 of the set-up carries out what is written on the card: it finds this side scheme and reveals it.",
  fr = "Non. La partie commence avec Rhino (II), et l'étape 10 de la mise en place applique sa carte : il trouve cette manigance annexe et la révèle.",
}

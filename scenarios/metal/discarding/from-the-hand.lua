scenario "To discard a card means one of your hand" {
  game     = "metal",
  question = {
    en = "My card says \"discard a card\" and no more. From where?",
    fr = "Ma carte dit « défaussez une carte » et rien d'autre. D'où ?",
  },
  shows    = { "metal.discard.from-hand" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Loose Grip", "Vulnerability", "Steel" }, in_play = { "Practice Beacon" }, discard = {} },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

ann:plays "Loose Grip"
refused(function() ann:discards("Practice Beacon", ann.in_play) end, "metal.discard.from-hand")
expect(ann):must_choose { "discards Vulnerability", "discards Steel" }
ann:discards "Vulnerability"
expect(ann.discard):is { "Vulnerability" }
expect(ann.hand):is { "Steel" }
ruling {
  en = "From your hand, even where the card does not say so; a card in play is not meant.",
  fr = "De votre main, même si la carte ne le dit pas ; une carte en jeu n'est pas visée.",
}

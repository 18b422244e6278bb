scenario "An ordinary Defense is used from the hand" {
  game     = "metal",
  question = {
    en = "Oblivion Bar must be in play. Is that so of every Defense?",
    fr = "Le Bar de l'Oubli doit être en jeu. Est-ce vrai de toute Défense ?",
  },
  shows    = { "metal.attack.defense-discarded" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Cold Draught" } },
  { "Ben", character = "Plastic Man (oversized)", hand = { "Felt Umbrella", "Quiet Corner" }, deck = { "Punch" }, discard = {} },
}
ann:plays "Cold Draught"
expect(ben):may("defends", "Felt Umbrella")
refused(function() ben:defends "Quiet Corner" end, "metal.cards.oblivion-bar")
ben:defends "Felt Umbrella"
expect(ben.hand):is { "Quiet Corner", "Punch" }
expect(ben.discard):is { "Felt Umbrella" }

ruling {
  en = "No, that is said of Oblivion Bar. Another is discarded from the hand.",
  fr = "Non, c'est dit du Bar de l'Oubli. Une autre se défausse de la main.",
}

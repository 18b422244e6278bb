scenario "The printed Black Canary is not played here" {
  game     = "rivals",
  question = {
    en = "I hold the real Black Canary. The booklet explains one sentence of hers: may I play her in a scenario?",
    fr = "J'ai la vraie Black Canary. Le livret explique une de ses phrases : puis-je la jouer dans un scénario ?",
  },
  shows    = { "rivals.types.printed-fields", "rivals.card.black-canary", "rivals.card.killer-croc", "rivals.card.worlds-greatest-detective" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Black Canary", "Killer Croc", "Lucius Fox" } },
  { "Ben", character = "The Joker 9", hand = { "World's Greatest Detective" } },
}

refused(function() ann:plays "Black Canary" end, "rivals.types.printed-fields")
refused(function() ann:plays "Killer Croc" end, "rivals.types.printed-fields")
ann:ends_turn()
refused(function() ben:plays "World's Greatest Detective" end, "rivals.types.printed-fields")
ruling {
  en = "No. A sentence is not the whole card; what else she says is not known, so only test cards show that sentence.",
  fr = "Non. Une phrase n'est pas toute la carte ; ce qu'elle dit d'autre est inconnu : seules des cartes d'essai montrent cette phrase.",
}

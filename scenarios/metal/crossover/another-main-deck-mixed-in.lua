scenario "Another game's main deck mixed into Metal's" {
  game     = "metal",
  other_main_deck = 2,
  set_up   = "shown",
  question = {
    en = "May we shuffle the main deck of another game of the series into Metal's?",
    fr = "Pouvons-nous mêler le deck commun d'un autre jeu de la série à celui de Metal ?",
  },
  shows    = { "metal.amb.other-base-games" },
}

card "Woven Captain" { type = "Hero", cost = 3, vp = 1, copies = 10, base_game = true, play = power(1) }
card "Woven Crook" { type = "Villain", cost = 4, vp = 1, copies = 10, base_game = true, play = power(1) }

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = {} },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}

expect(log):has("another game's main deck is mixed in", 20, "by", "metal.amb.other-base-games")
expect(main_deck):count(97 + 20 - 5)

ruling {
  en = "That is a setting outside the rulebook: the main deck is then the 97 and those of the other game.",
  fr = "C'est un réglage hors livret : le deck commun est alors les 97 et celles de l'autre jeu.",
}

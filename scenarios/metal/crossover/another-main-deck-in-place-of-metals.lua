scenario "Another game's main deck in place of Metal's" {
  game     = "metal",
  other_main_deck = 1,
  set_up   = "shown",
  question = {
    en = "We want to play Metal with the main deck of another game of the series. How does the referee take that?",
    fr = "Nous voulons jouer Metal avec le deck commun d'un autre jeu de la série. Comment l'arbitre le prend-il ?",
  },
  shows    = { "metal.amb.other-base-games" },
}

card "Woven Captain" { type = "Hero", cost = 3, vp = 1, copies = 10, base_game = true, play = power(1) }
card "Woven Crook" { type = "Villain", cost = 4, vp = 1, copies = 10, base_game = true, play = power(1) }

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = {} },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}

expect(log):has("the main deck is another game's", 20, "by", "metal.amb.other-base-games")
expect(main_deck):count(20 - 5)
expect(super_villains):count(7)
expect(breakthrough):count(16)
expect(weakness):count(30)

ruling {
  en = "As a setting outside the rulebook: the main deck alone is exchanged, everything else stays Metal's.",
  fr = "Comme un réglage hors livret : seul le deck commun est échangé, tout le reste demeure de Metal.",
}

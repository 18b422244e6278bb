scenario "Deathstorm in a deck of 26 cards" {
  game     = "forever-evil",
  question = {
    en = "I own 26 cards at the end, Deathstorm among them, one a Location in play and five in my hand. What is Deathstorm worth?",
    fr = "J'ai 26 cartes à la fin, Deathstorm compris, dont un Lieu en jeu et cinq en main. Combien vaut Deathstorm ?",
  },
  shows    = { "fe.cards.deathstorm", "fe.amb.deathstorm-formula", "fe.score.gather", "fe.score.add-vp" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = {}, deck = { "Punch" }, discard = {} },
  { "Ben", character = "Sinestro", in_play = { "Happy Harbor" }, hand = { "Punch", "Punch", "Kick", "Kick", "Kick" },
    discard = { "Deathstorm", "Catwoman", "Catwoman", "Vulnerability", "Vulnerability", "Vulnerability" },
    deck = { "Punch", "Punch", "Punch", "Punch", "Punch", "Kick", "Kick", "Kick", "Kick", "Kick",
             "Cold Gun", "Cold Gun", "Cold Gun", "Broadsword" } },
}
line_up { "Giganta", "Man-Bat", "Stargirl", "Power Ring" }
main_deck {}

ann:ends_turn()

expect(ben.deck):count(26)
expect(ben.score):is(20)                  -- Deathstorm 4, Happy Harbor 1, 8 Kicks, 2 Catwomen, 3 Cold Guns, Broadsword 2
ruling {
  en = "4: he loses 1 for each card above 20, and every card you own is counted, himself included.",
  fr = "4 : il perd 1 par carte au-delà de 20, et toutes vos cartes sont comptées, lui compris.",
}

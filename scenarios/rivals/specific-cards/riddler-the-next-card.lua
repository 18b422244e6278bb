scenario "The Riddler: the opponent chooses the next card" {
  game     = "rivals",
  question = {
    en = "I play The Riddler, the first card of the main deck is shown, and Ben chooses the next one. What becomes of the first?",
    fr = "Je joue L'Homme-Mystère, la première carte du deck commun est montrée, et Ben choisit la suivante. Que devient la première ?",
  },
  shows    = { "rivals.cards.riddler", "rivals.amb.riddler" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Guessing Game" } },
  { "Ben", character = "The Joker 9", hand = { "Punch" } },
}
main_deck:on_top { "Bane", "Superman", "Oracle" }

ann:plays "Guessing Game"
ben:chooses "the next card"
expect(main_deck):top "Bane"
expect(ann.discard):is { "Superman" }
ruling {
  en = "It goes back on top of the main deck. Who gets the chosen one, and where, is for the card to say; the test card gives it to you.",
  fr = "Elle retourne au-dessus du deck commun. Qui reçoit la carte choisie, et où, c'est à la carte de le dire ; la carte d'essai vous la donne.",
}

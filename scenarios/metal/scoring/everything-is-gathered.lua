scenario "Ongoing cards, hand, discard pile and score pile are counted with the deck" {
  game     = "metal",
  question = {
    en = "The game is over. Which of my cards count: also those in play, in hand and in the score pile?",
    fr = "La partie est finie. Quelles cartes comptent : aussi celles en jeu, en main et dans la pile de score ?",
  },
  shows    = { "metal.score.gather", "metal.score.add-vp", "metal.amb.score-pile-ownership" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Flight" }, deck = { "Steel", "Starro", "Aquaman", "Promethium", "Electrum" }, discard = { "Batmanium" },
    in_play = { "Practice Yard", "Practice Beacon" }, score_pile = { "The Merciless" } },
  { "Ben", character = "The Flash (oversized)", hand = {}, deck = {}, discard = {} },
}
line_up { "Escape", "Fair Play", "War Cry", "Black Adam" }
main_deck {}

ann:ends_turn()
-- deck 1 + 2 + 1 + 1 + 1, Flight 2, Batmanium 4, Practice Yard 1, Practice Beacon 1, The Merciless 7
expect(ann.score):is(21)
ruling {
  en = "All of them: what is in play, in hand, in the discard pile and in the score pile is gathered into the deck and counted.",
  fr = "Toutes : ce qui est en jeu, en main, en défausse et dans la pile de score est réuni au deck et compté.",
}

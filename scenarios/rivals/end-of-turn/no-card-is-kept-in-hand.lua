scenario "No card is kept in hand for the next turn" {
  game     = "rivals",
  question = {
    en = "May I save a Kick in my hand for my next turn?",
    fr = "Puis-je garder un Coup de Pied en main pour mon prochain tour ?",
  },
  shows    = { "rivals.play.no-carry-over", "rivals.end-turn.2-hand" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Kick", "Punch" }, deck = { "Vulnerability", "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "The Joker 9", hand = {} },
}
line_up { "Red Hood", "Robin", "Huntress", "Oracle", "Superman" }

ann:ends_turn()
expect(ann.hand):is { "Vulnerability", "Punch", "Punch", "Punch", "Punch" }
expect(ann.discard):is { "Kick", "Punch" }
ruling {
  en = "No. Whatever you have not played goes to your discard pile in step 2.",
  fr = "Non. Ce que vous n'avez pas joué va dans votre défausse à l'étape 2.",
}

scenario "Nobody buys on another player's turn" {
  game     = "forever-evil",
  edition  = "fr",
  question = {
    en = "A great card has just shown up during Ben's turn. Can I buy it at once, before he does?",
    fr = "Une carte superbe est dans la réserve pendant le tour de Ben. Puis-je l'acheter tout de suite, avant lui ?",
  },
  shows    = { "fe.turn.clockwise" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, power = 9 },
  { "Ben", character = "Sinestro",   hand = { "Punch" }, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
}
line_up { "Superwoman", "Man-Bat", "Catwoman", "Mallet", "Insanity" }

ann:ends_turn()
refused(function() ann:buys "Superwoman" end, "fe.turn.clockwise")
refused(function() ann:ends_turn() end, "fe.turn.clockwise")
expect(line_up):has "Superwoman"
expect(ben):is_on_turn()
ruling {
  en = "No. Cards are bought on your own turn; hope that he leaves it there.",
  fr = "Non. On achète à son propre tour ; espérez qu'il la laisse.",
}

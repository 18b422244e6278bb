scenario "The hand is not carried over" {
  game     = "forever-evil",
  edition  = "fr",
  question = {
    en = "May I keep a good card in hand for my next turn and draw only four?",
    fr = "Puis-je garder une bonne carte en main pour mon prochain tour et n'en piocher que quatre ?",
  },
  shows    = { "fe.play.no-carry-over" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro", hand = { "Superwoman", "Kick" }, deck = { "Punch", "Punch", "Punch", "Punch", "Vulnerability" } },
  { "Ben", character = "Lex Luthor", hand = {}, deck = {} },
}
line_up { "Giganta", "Man-Bat", "Catwoman", "Mallet", "Insanity" }

ann:ends_turn()
expect(ann.discard):is { "Superwoman", "Kick" }
expect(ann.hand):is { "Punch", "Punch", "Punch", "Punch", "Vulnerability" }
ruling {
  en = "No. Whatever is left in your hand goes to your discard pile, and you draw five new cards.",
  fr = "Non. Tout ce qui reste dans votre main va dans votre défausse, et vous piochez cinq nouvelles cartes.",
}

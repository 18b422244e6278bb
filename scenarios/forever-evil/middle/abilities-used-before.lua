scenario "What a character does for the first time in a turn is not done again" {
  game     = "forever-evil",
  turn     = "Ben",
  question = {
    en = "As Harley Quinn, in my turn, I have drawn a card for a discard already. I discard another one to The Flash. Do I draw again? And in Ann's turn?",
    fr = "Je joue Harley Quinn et, à mon tour, j'ai déjà pioché pour une défausse. Je défausse encore une carte pour Flash. Est-ce que je pioche de nouveau ? Et au tour d'Ann ?",
  },
  shows    = { "fe.card.harley-quinn" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Power Drain" } },
  { "Ben", character = "Harley Quinn", hand = { "The Flash" }, used_character = true, 
    deck = { "Kick", "Punch", "Punch", "Punch", "Punch", "Punch", "Punch", "Punch", "Mallet" } },
}

ben:plays "The Flash"
ben:discards "Kick"
expect(ben.hand):is { "Punch", "Punch" }
expect(ben.deck):count(6)
ben:ends_turn()
ann:plays "Power Drain"
ann:chooses "Punch"
expect(ben.hand):is { "Punch", "Punch", "Punch", "Punch", "Mallet" }
ruling {
  en = "No. Only the first card that you discard or pass in a turn lets you draw. Ann's turn is another one, so there you draw again.",
  fr = "Non. Seule la première carte que vous défaussez ou passez dans un tour vous fait piocher. Le tour d'Ann en est un autre : là, vous piochez de nouveau.",
}

scenario "What a character does for the first time in a turn is not done again" {
  game     = "forever-evil",
  turn     = "Ben",
  question = {
    en = "As Harley Quinn, in my turn, I have drawn a card for a discard already. I discard another one to The Flash. Do I draw again?",
    fr = "Je joue Harley Quinn et, à mon tour, j'ai déjà pioché pour une défausse. Je défausse encore une carte pour Flash. Est-ce que je pioche de nouveau ?",
  },
  shows    = { "fe.card.the-flash" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor" },
  { "Ben", character = "Harley Quinn", hand = { "The Flash" }, used_character = true, deck = { "Kick", "Punch", "Punch", "Punch" } },
}

ben:plays "The Flash"
ben:discards "Kick"
expect(ben.hand):is { "Punch", "Punch" }
expect(ben.deck):count(1)
ruling {
  en = "No. Only the first card that you discard or pass in a turn lets you draw.",
  fr = "Non. Seule la première carte que vous défaussez ou passez dans un tour vous fait piocher.",
}

scenario "A Location just bought lies in the discard pile and does nothing yet" {
  game     = "forever-evil",
  question = {
    en = "I have just bought Happy Harbor. Does it go straight into play, so that the Hero I play next gives +1 Power?",
    fr = "Je viens d'acheter Happy Harbor. Entre-t-il directement en jeu, de sorte que le Héros que je joue ensuite donne +1 en Puissance ?",
  },
  shows    = { "fe.location.bought-to-discard" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Stargirl" }, discard = {}, power = 5 },
  { "Ben", character = "Sinestro" },
}
line_up { "Happy Harbor", "Man-Bat", "Giganta", "Power Ring", "Broadsword" }

ann:buys "Happy Harbor"
expect(ann.discard):is { "Happy Harbor" }
expect(ann.in_play):is_empty()
ann:plays "Stargirl"

expect(ann.power):is(2)                   -- Stargirl alone
ruling {
  en = "No. Like any bought card it goes to the discard pile; it must be drawn and played before it does anything.",
  fr = "Non. Comme toute carte achetée il va dans la défausse ; il faut le piocher et le jouer avant qu'il agisse.",
}

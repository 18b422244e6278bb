scenario "The order of play changes what a card does" {
  game     = "forever-evil", edition = "fr",
  question = {
    en = "I played a Punch first and Insanity second. Do the players still pass cards?",
    fr = "J'ai joué un Coup de Poing, puis Aliénation. Les joueurs se passent-ils quand même des cartes ?",
  },
  shows    = { "fe.play.order-matters" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Punch", "Insanity", "Weakness" }, deck = {} },
  { "Ben", character = "Sinestro", hand = { "Kick" }, deck = {} },
}
line_up { "Catwoman", "Man-Bat", "Mallet", "Cold Gun", "Giganta" }

ann:plays "Punch"
ann:plays "Insanity"                             -- Insanity works only as the first card of the turn
expect(ann.hand):is { "Weakness" }
expect(ben.hand):is { "Kick" }
ruling {
  en = "No. What a card does depends on the moment it is played, and Insanity works only as the first card of your turn.",
  fr = "Non. L'effet d'une carte dépend du moment où elle est jouée, et Aliénation n'agit que comme première carte de votre tour.",
}

scenario "A main deck below 130 cards is allowed" {
  game     = "forever-evil",
  teams    = 1,
  set_up   = "shown",
  question = {
    en = "Our custom main deck for two teams falls short of 130 cards. Is it too small to start?",
    fr = "Le deck commun que nous avons composé pour deux équipes n'atteint pas 130 cartes. Est-il trop petit pour commencer ?",
  },
  shows    = { "fe.variant.deck-130" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Punch" }, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", hand = { "Punch" }, deck = {} },
}
line_up { "Giant Growth", "Invulnerable", "Mallet", "Cold Gun", "Broadsword" }
main_deck { "Cosmic Staff", "Power Girl", "Giganta", "Kick" }

ann:ends_turn()
expect(ben):is_on_turn()
ruling {
  en = "No. 130 is a recommendation: a smaller main deck only makes the game shorter.",
  fr = "Non. 130 est une recommandation : un deck commun plus petit rend seulement la partie plus courte.",
}

scenario "With the main deck empty, buying Kicks does not end the game" {
  game     = "forever-evil",
  question = {
    en = "The main deck is empty and the Line-Up still full. If I buy only a Kick this turn, is the game over?",
    fr = "Le deck commun est vide mais la réserve est encore complète. Si je n'achète qu'un Coup de Pied ce tour, la partie est-elle finie ?",
  },
  shows    = { "fe.end-turn.5-refill" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {}, power = 3 },
  { "Ben", character = "Sinestro" },
}
line_up { "Cold Gun", "Man-Bat", "Stargirl", "Broadsword", "Superwoman" }
main_deck {}

ann:buys "Kick"
ann:ends_turn()

expect(game):goes_on()
expect(ben):is_on_turn()
ruling {
  en = "No. A Kick comes from its own stack and leaves no gap in the Line-Up, so nothing has to be filled.",
  fr = "Non. Le Coup de Pied vient de sa propre pile et ne laisse pas de vide dans la réserve ; il n'y a donc rien à remplir.",
}

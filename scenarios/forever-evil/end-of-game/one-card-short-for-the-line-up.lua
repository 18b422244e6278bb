scenario "The game ends when the main deck cannot fill every gap of the Line-Up" {
  game     = "forever-evil",
  question = {
    en = "Two cards left the Line-Up this turn and the main deck has a single card. Do we play on with four cards in the Line-Up?",
    fr = "Deux cartes ont quitté la réserve ce tour et le deck commun n'a plus qu'une carte. Continue-t-on avec quatre cartes dans la réserve ?",
  },
  shows    = { "fe.game-end.no-refill", "fe.game-end.immediately" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {}, power = 5 },
  { "Ben", character = "Sinestro",   hand = { "Punch" }, deck = { "Punch" }, discard = {} },
}
line_up { "Cold Gun", "Man-Bat", "Stargirl", "Broadsword", "Superwoman" }
main_deck { "Giganta" }

ann:buys "Cold Gun"
ann:buys "Man-Bat"
expect(game):goes_on()                    -- during the turn gaps do not matter
ann:ends_turn()

expect(game):is_over()
expect(line_up):is { "Stargirl", "Broadsword", "Superwoman", "Giganta" }
expect(game.turn_number):is(1)
ruling {
  en = "No. All five places must be filled; as one stays empty, the game is over.",
  fr = "Non. Les cinq emplacements doivent être remplis ; comme l'un reste vide, la partie est terminée.",
}

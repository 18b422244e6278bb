scenario "One gap and one card left: the game goes on" {
  game     = "forever-evil",
  question = {
    en = "One card left the Line-Up this turn and the main deck has exactly one card. Is the game over?",
    fr = "Une carte a quitté la réserve ce tour et le deck commun a exactement une carte. La partie est-elle finie ?",
  },
  shows    = { "fe.end-turn.5-refill" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {}, power = 2 },
  { "Ben", character = "Sinestro",   hand = {}, deck = {} },
}
line_up { "Cold Gun", "Man-Bat", "Stargirl", "Broadsword", "Superwoman" }
main_deck { "Giganta" }

ann:buys "Cold Gun"
ann:ends_turn()

expect(game):goes_on()
expect(line_up):has "Giganta"
expect(line_up):count(5)
expect(main_deck):is_empty()
expect(ben):is_on_turn()
ruling {
  en = "No. The one card fills the one gap, so the Line-Up is complete and the game goes on, with an empty main deck.",
  fr = "Non. L'unique carte remplit l'unique emplacement vide : la réserve est complète et la partie continue, avec un deck commun vide.",
}

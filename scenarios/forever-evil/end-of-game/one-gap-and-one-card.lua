scenario "One gap and one card left: the game goes on" {
  game     = "forever-evil",
  question = {
    en = "There is one gap in the Line-Up and exactly one card left in the main deck. Is the game over at the end of this turn?",
    fr = "Il y a un emplacement vide dans la réserve et il reste exactement une carte au deck commun. La partie est-elle finie à la fin de ce tour ?",
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

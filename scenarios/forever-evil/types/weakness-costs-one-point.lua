scenario "The pictured Weakness lowers the score by one" {
  game     = "forever-evil",
  edition  = "fr",
  question = {
    en = "Our scores differ only by one Weakness in my deck. Who wins?",
    fr = "Nos decks ne diffèrent que par une Faiblesse dans le mien. Qui gagne ?",
  },
  shows    = { "fe.types.figure-weakness" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro", hand = { "Kick", "Weakness" }, deck = {} },
  { "Ben", character = "Lex Luthor", hand = { "Kick" }, deck = {} },
}
line_up { "Happy Harbor", "Mallet", "Insanity", "Giganta" }
main_deck {}

ann:ends_turn()                                  -- the Line-Up cannot be filled: the game is over
expect(ann.score):is(0)
expect(ben.score):is(1)
expect(ben):won()
expect(ann):did_not_win()
ruling {
  en = "The other player, by one point: a Weakness is worth -1.",
  fr = "L'autre joueur, d'un point : une Faiblesse vaut -1.",
}

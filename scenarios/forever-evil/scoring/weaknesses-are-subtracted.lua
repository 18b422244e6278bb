scenario "Each Weakness takes a point away" {
  game     = "forever-evil",
  question = {
    en = "My two Weaknesses lie in my discard pile when the game ends. Do they cost me points, and can that make me lose?",
    fr = "Mes deux Faiblesses sont dans ma défausse à la fin de la partie. Me coûtent-elles des PV, et cela peut-il me faire perdre ?",
  },
  shows    = { "fe.score.weakness-subtracts" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = {}, deck = { "Superwoman", "Punch" }, discard = { "Weakness", "Weakness" } },
  { "Ben", character = "Sinestro",   hand = {}, deck = { "Broadsword", "Punch" }, discard = {} },
}
line_up { "Catwoman", "Man-Bat", "Stargirl", "Cold Gun" }
main_deck {}

ann:ends_turn()

expect(ann.score):is(1)                   -- 3 - 2
expect(ben.score):is(2)
expect(ben):won()
expect(ann):did_not_win()
ruling {
  en = "Yes: each is minus 1 wherever it lies, so you have 1 instead of 3 and Ben wins with 2.",
  fr = "Oui : chacune fait moins 1 où qu'elle soit ; vous avez donc 1 au lieu de 3 et Ben gagne avec 2.",
}

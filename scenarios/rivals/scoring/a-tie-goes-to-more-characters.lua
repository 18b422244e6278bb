scenario "A tie goes to the one with more of the opponent's Characters" {
  game     = "rivals",
  at       = "end of turn, step 5",
  question = {
    en = "We both have 5 points, and I took one of The Joker's Characters. Who wins?",
    fr = "Nous avons tous deux 5 points, et j'ai pris un Personnage du Joker. Qui gagne ?",
  },
  shows    = { "rivals.score.tie" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = {}, deck = { "Bane" }, discard = {} },
  { "Ben", character = "The Joker 12", hand = {}, deck = { "Superman", "Hugo Strange" }, discard = {} },
}
line_up { "Red Hood", "Robin", "Oracle", "Nightwing" }
main_deck {}

expect(ann.score):is(5)
expect(ben.score):is(5)
expect(ann):won()
expect(ben):did_not_win()
ruling {
  en = "You do: on a tie whoever has more of the opponent's Characters wins.",
  fr = "Vous : à égalité, celui qui a le plus de Personnages de l'adversaire l'emporte.",
}

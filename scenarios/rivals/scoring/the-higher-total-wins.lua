scenario "The higher total wins, even with fewer defeats" {
  game     = "rivals",
  at       = "end of turn, step 5",
  question = {
    en = "Ann has defeated a Character, I have none, but my total is higher. Who wins?",
    fr = "Ann a vaincu un Personnage, moi aucun, mais mon total est plus haut. Qui gagne ?",
  },
  shows    = { "rivals.score.highest-wins" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = {}, deck = { "Bane" }, discard = {} },
  { "Ben", character = "The Joker 12", hand = {}, deck = { "Superman", "Killing Joke" }, discard = {} },
}
line_up { "Red Hood", "Robin", "Oracle", "Nightwing" }
main_deck {}

expect(ann.score):is(5)
expect(ben.score):is(6)
expect(ben):won()
expect(ann):did_not_win()
ruling {
  en = "You do, 6 to 5. Defeated Characters are points like others, and decide by themselves only a tie.",
  fr = "Vous, 6 à 5. Les Personnages vaincus sont des points comme les autres et ne départagent que les égalités.",
}

scenario "Two Weaknesses take two points" {
  game     = "rivals",
  at       = "end of turn, step 5",
  question = {
    en = "My deck is worth 3 without the two Weaknesses in it, Ben's is worth 2. Who wins?",
    fr = "Mon deck vaut 3 sans les deux Faiblesses qu'il contient, celui de Ben vaut 2. Qui gagne ?",
  },
  shows    = { "rivals.score.weakness-subtracts" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = {}, deck = { "Superman", "Weakness", "Weakness" }, discard = {} },
  { "Ben", character = "The Joker 9", hand = {}, deck = { "Hugo Strange" }, discard = {} },
}
line_up { "Red Hood", "Robin", "Oracle", "Nightwing" }
main_deck {}

expect(ann.score):is(1)
expect(ben.score):is(2)
expect(ben):won()
ruling {
  en = "Ben. Each Weakness takes 1 from your total, so you have 1 to his 2.",
  fr = "Ben. Chaque Faiblesse retire 1 à votre total : vous avez 1 contre 2.",
}

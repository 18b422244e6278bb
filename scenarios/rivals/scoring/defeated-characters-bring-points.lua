scenario "The opponent's defeated Characters bring their points" {
  game     = "rivals",
  at       = "end of turn, step 5",
  question = {
    en = "I defeated The Joker once. What is that worth when the main deck runs out, and do my own Characters count?",
    fr = "J'ai vaincu Le Joker une fois. Que cela vaut-il quand le deck commun est épuisé, et mes propres Personnages comptent-ils ?",
  },
  shows    = { "rivals.score.characters", "rivals.amb.own-characters-score" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = {}, deck = { "Bane" }, discard = {} },
  { "Ben", character = "The Joker 12", hand = {}, deck = { "Superman" }, discard = {} },
}
line_up { "Red Hood", "Robin", "Oracle", "Nightwing" }
main_deck {}

expect(ann.score):is(5)
expect(ben.score):is(3)
expect(ann):won()
ruling {
  en = "The Joker 9 brings you his 4 VP beside the 1 of Bane. Characters that nobody defeated bring their owners nothing.",
  fr = "Le Joker 9 vous rapporte ses 4 PV en plus du 1 de Bane. Les Personnages invaincus ne rapportent rien à leur propriétaire.",
}

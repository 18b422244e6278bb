scenario "There is no eleventh Weakness" {
  game     = "rivals",
  question = {
    en = "Can my deck hold a Weakness while all ten still lie in their stack?",
    fr = "Mon deck peut-il contenir une Faiblesse alors que les dix sont encore dans leur pile ?",
  },
  shows    = { "rivals.components.weaknesses" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", discard = { "Weakness" } },
  { "Ben", character = "The Joker 9" },
}
stacks { weakness = 10 }

refused(function() begin() end, "rivals.components.weaknesses")
ruling {
  en = "No. The box has 10 Weaknesses in all.",
  fr = "Non. La boîte n'a que 10 Faiblesses en tout.",
}

scenario "There is no ninth Kick" {
  game     = "rivals",
  question = {
    en = "Can I own a Kick while all eight still lie in their stack?",
    fr = "Puis-je posséder un Coup de Pied alors que les huit sont encore dans leur pile ?",
  },
  shows    = { "rivals.components.kicks" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Kick" } },
  { "Ben", character = "The Joker 9" },
}
stacks { kick = 8 }

refused(function() begin() end, "rivals.components.kicks")
ruling {
  en = "No. The box has 8 Kicks in all.",
  fr = "Non. La boîte n'a que 8 Coups de Pied en tout.",
}

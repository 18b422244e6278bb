scenario "A stack is named or counted" {
  game     = "forever-evil",
  super_heroes = 10,
  question = {
    en = "May we ask for ten Super Heroes by chance, and name two of them?",
    fr = "Peut-on demander dix Super-Héros au hasard, et en nommer deux ?",
  },
  shows    = { "fe.setup.stack-named-or-counted" },
}

local ann, ben = players { { "Ann", hand = { "Punch" } }, { "Ben" } }
refused(function()
  super_heroes { "The Flash", "Batman" }
  begin()
end, "fe.setup.stack-named-or-counted")
ann:plays "Punch"
ruling {
  en = "No: say one of the two.",
  fr = "Non : dites l'un des deux.",
}

scenario "In the first turn both still play their first Characters" {
  game     = "rivals",
  turn_number = 1,
  question = {
    en = "It is the very first turn. May my opponent play the Character of 12 already?",
    fr = "C'est le tout premier tour. Mon adversaire peut-il déjà jouer son Personnage à 12 ?",
  },
  shows    = { "rivals.character.next-one" },
}

refused(function()
  players { { "Ann", character = "Batman 9" }, { "Ben", character = "The Joker 12" } }
  begin()
end, "rivals.character.next-one")
refused(function()
  players { { "Ann", character = "Batman 12" }, { "Ben", character = "The Joker 9" } }
  begin()
end, "rivals.character.next-one")
local ann, ben = players { { "Ann", character = "Batman 9" }, { "Ben", character = "The Joker 9" } }
expect(ben.character):is { "The Joker 9" }
ruling {
  en = "No. The one of 9 lies on top until it has been defeated in a Confrontation.",
  fr = "Non. Celui à 9 est au-dessus jusqu'à ce qu'il ait été vaincu dans une Confrontation.",
}

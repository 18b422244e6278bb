scenario "No more Characters are defeated than turns were finished" {
  game     = "rivals",
  turn_number = 3,
  question = {
    en = "It is the third turn of the game. May Ben, who has had one turn, have defeated two of my Characters?",
    fr = "C'est le troisième tour de la partie. Ben, qui a eu un tour, peut-il avoir vaincu deux de mes Personnages ?",
  },
  shows    = { "rivals.confront.top-only", "rivals.character.next-one" },
}

refused(function()
  players { { "Ann", character = "Batman 15" }, { "Ben", character = "The Joker 9" } }
  begin()
end, "rivals.confront.top-only")
refused(function()
  players { { "Ann", character = "Batman 9" }, { "Ben", character = "The Joker 15" } }
  begin()
end, "rivals.confront.top-only")
local ann, ben = players { { "Ann", character = "Batman 12" }, { "Ben", character = "The Joker 12" } }
expect(ann.character):is { "Batman 12" }
ruling {
  en = "No. Only the top Character can be defeated, one a turn, and the next takes its place.",
  fr = "Non. Seul le Personnage du dessus peut être vaincu, un par tour, et le suivant prend sa place.",
}

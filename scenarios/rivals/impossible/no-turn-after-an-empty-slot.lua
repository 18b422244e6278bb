scenario "No turn begins with a slot that could not be filled" {
  game     = "rivals",
  question = {
    en = "The main deck is empty, and three cards lie in the Line-Up. Does my turn still begin?",
    fr = "Le deck commun est vide, et trois cartes sont dans la réserve. Mon tour commence-t-il encore ?",
  },
  shows    = { "rivals.game-end.no-refill" },
}

local ann, ben = players { { "Ann", character = "Batman 9", hand = { "Punch" } }, { "Ben", character = "The Joker 9" } }
main_deck {}
refused(function()
  line_up { "Bane", "Robin", "Huntress" }
  begin()
end, "rivals.game-end.no-refill")
line_up { "Bane", "Robin", "Huntress", "Superman", "Oracle" }   -- none has been bought since
expect(ann):is_on_turn()
ruling {
  en = "No. The game was over when the slots could not be filled at the end of the turn before.",
  fr = "Non. La partie était finie quand les emplacements n'ont pas pu être remplis, à la fin du tour précédent.",
}

scenario "A Confrontation fails, and a slot stays empty" {
  game     = "rivals",
  question = {
    en = "The main deck is empty. In my Confrontation a card gains the last Robin of the Line-Up, and the Confrontation fails. What now?",
    fr = "Le deck commun est vide. Dans ma Confrontation, une carte gagne Robin dans la réserve, et la Confrontation échoue. Et maintenant ?",
  },
  shows    = { "rivals.amb.failed-confrontation", "rivals.game-end.no-refill", "rivals.goal.otherwise-vp" },
}

card "Bird Call" { type = "Hero", cost = 2, vp = 1, play = gain(one{ line_up, name = "Robin" }) }

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Bird Call" }, deck = { "Punch" }, discard = {} },
  { "Ben", character = "The Joker 9", hand = { "Bane" }, deck = { "Punch" }, discard = {} },
}
line_up { "Robin", "Huntress", "Superman", "Oracle", "Catwoman" }
main_deck {}
ann:confronts()
ann:plays "Bird Call"
ann:hands_over()
expect(game):is_over()
expect(log):has_no(ann, "draws")
expect(ann.score):is(2)
expect(ben.score):is(1)
expect(ann):won()
ruling {
  en = "The steps of the end of your turn follow, and in step 5 the slot cannot be filled: the game is over, and the points decide.",
  fr = "Les étapes de fin de tour suivent, et à l'étape 5 l'emplacement ne peut être rempli : la partie est finie, et les points décident.",
}

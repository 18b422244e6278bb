scenario "A gap that cannot be filled ends the game" {
  game     = "rivals",
  question = {
    en = "The main deck is empty and I have just bought a card. What happens when my turn ends?",
    fr = "Le deck commun est vide et je viens d'acheter une carte. Que se passe-t-il à la fin de mon tour ?",
  },
  shows    = { "rivals.game-end.no-refill", "rivals.game-end.immediately", "rivals.goal.otherwise-vp", "rivals.amb.deck-runs-out" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {}, power = 2 },
  { "Ben", character = "The Joker 9", hand = {}, deck = { "Punch" } },
}
line_up { "Vicky Vale", "Red Hood", "Robin", "Oracle", "Superman" }
main_deck {}

ann:buys "Vicky Vale"
ann:ends_turn()
expect(game):is_over()
expect(log):has_no(ann, "draws", "Punch")
expect(ann.score):is(1)
expect(ann):won()
expect(ben):did_not_win()
ruling {
  en = "In step 5 the gap cannot be filled, and the game is over there and then: nobody draws any more, and whoever has more Victory Points wins.",
  fr = "À l'étape 5, l'emplacement ne peut être comblé et la partie s'arrête net : plus personne ne pioche, et celui qui a le plus de Points de Victoire gagne.",
}

scenario "An effect that needs more cards of the main deck does what it can" {
  game     = "rivals",
  question = {
    en = "My card puts two cards of the main deck into the Line-Up, and only one is left. Does the game end in the middle of my turn?",
    fr = "Ma carte met deux cartes du deck commun dans la réserve, et il n'en reste qu'une. La partie finit-elle au milieu de mon tour ?",
  },
  shows    = { "rivals.amb.deck-runs-out", "rivals.game-end.no-refill" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Delivery", "Punch" }, deck = { "Punch" }, discard = {}, power = 8 },
  { "Ben", character = "The Joker 9", hand = {}, deck = { "Bane" } },
}
line_up { "Vicky Vale", "Red Hood", "Oracle", "Superman", "Robin" }
main_deck { "Huntress" }

ann:buys "Vicky Vale"
ann:buys "Red Hood"
ann:plays "Delivery"
expect(line_up):is { "Oracle", "Superman", "Robin", "Huntress" }
expect(main_deck):is_empty()
expect(game):goes_on()
ann:plays "Punch"
ann:buys "Huntress"
ann:ends_turn()
expect(game):is_over()
expect(ann.score):is(3)
ruling {
  en = "No. The one card comes, and you play on; only a place that stays empty in step 5 ends the game.",
  fr = "Non. L'unique carte arrive et vous continuez ; seule une place restée vide à l'étape 5 met fin à la partie.",
}

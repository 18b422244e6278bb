scenario "A gap in the Line-Up stays until the turn is over" {
  game     = "rivals",
  question = {
    en = "I have bought two cards. Do we refill the Line-Up now, so that I may buy a new card?",
    fr = "J'ai acheté deux cartes. Complète-t-on la réserve maintenant, pour que je puisse acheter une nouvelle carte ?",
  },
  shows    = { "rivals.end-turn.5-only-then", "rivals.end-turn.5-refill" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {}, power = 7 },
  { "Ben", character = "The Joker 9", hand = {} },
}
line_up { "Vicky Vale", "Red Hood", "Huntress", "Robin", "Superman" }
main_deck:on_top { "Lucius Fox", "Bane" }

ann:buys "Vicky Vale"
ann:buys "Red Hood"
expect(line_up):is { "Huntress", "Robin", "Superman" }
refused(function() ann:buys "Lucius Fox" end, "rivals.stacks.not-line-up")
ann:ends_turn()
expect(line_up):is { "Huntress", "Robin", "Superman", "Lucius Fox", "Bane" }
ruling {
  en = "No. The two places stay empty until step 5 of the end of your turn.",
  fr = "Non. Les deux emplacements restent vides jusqu'à l'étape 5 de la fin de votre tour.",
}

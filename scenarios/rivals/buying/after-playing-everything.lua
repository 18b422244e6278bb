scenario "Play, total the Power, then buy" {
  game     = "rivals",
  question = {
    en = "I have played all three Punches. What can I take now?",
    fr = "J'ai joué mes trois Coups de Poing. Que puis-je prendre à présent ?",
  },
  shows    = { "rivals.buy.after-playing" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "The Joker 9" },
}
line_up { "Huntress", "Robin", "Red Hood", "Oracle", "Superman" }

ann:plays "Punch"
ann:plays "Punch"
ann:plays "Punch"
expect(ann):must_choose { "buys Red Hood", "buys Kick", "ends the turn" }
ann:buys "Red Hood"
expect(ann):must_choose { "ends the turn" }
ruling {
  en = "Total your Power: with 3 you may take Red Hood of the Line-Up or a Kick of the annex.",
  fr = "Comptez votre Puissance : avec 3, vous pouvez prendre Red Hood dans la réserve ou un Coup de Pied dans l'annexe.",
}

scenario "Play everything, total the Power, then buy" {
  game     = "forever-evil",
  question = {
    en = "I have played out my whole hand. How do I know what I can take now?",
    fr = "J'ai joué toute ma main. Comment savoir ce que je peux prendre maintenant ?",
  },
  shows    = { "fe.buy.after-playing" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro", hand = { "Punch", "Punch", "Punch" }, deck = {} },
  { "Ben", character = "Lex Luthor", hand = {}, deck = {} },
}
line_up { "Giganta", "Man-Bat", "Catwoman", "Mallet", "Insanity" }
stacks { kick = 5 }

ann:plays "Punch"
ann:plays "Punch"
ann:plays "Punch"
expect(ann):must_choose { "buys Man-Bat", "buys Catwoman", "buys Insanity", "buys Kick", "ends the turn" }
ann:buys "Catwoman"
expect(ann):must_choose { "ends the turn" }
ruling {
  en = "Add up your Power: with 3 you may buy a Line-Up card or a Kick of cost 3 or less, but not Giganta or Mallet at 4.",
  fr = "Additionnez votre Puissance : avec 3, vous pouvez acheter une carte de la réserve ou un Coup de Pied à 3 ou moins, mais ni Giganta ni Mallet à 4.",
}

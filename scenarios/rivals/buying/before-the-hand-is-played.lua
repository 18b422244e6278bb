scenario "Buying before the hand is played out, and playing on afterwards" {
  game     = "rivals",
  question = {
    en = "May I buy a card while I still hold some, and then go on playing?",
    fr = "Puis-je acheter une carte alors qu'il m'en reste en main, puis continuer à jouer ?",
  },
  shows    = { "rivals.play.buy-before-all-played", "rivals.play.after-buying" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "The Joker 9" },
}
line_up { "Vicky Vale", "The Penguin", "Red Hood", "Oracle", "Superman" }

ann:plays "Punch"
ann:plays "Punch"
ann:buys "Vicky Vale"
expect(ann.power):is(0)
ann:plays "Punch"
ann:plays "Punch"
expect(ann.power):is(2)
ann:buys "The Penguin"
expect(ann.discard):is { "Vicky Vale", "The Penguin" }
ruling {
  en = "Yes to both. Playing and buying may follow each other as you like.",
  fr = "Oui aux deux. Jouer et acheter peuvent se suivre comme vous voulez.",
}

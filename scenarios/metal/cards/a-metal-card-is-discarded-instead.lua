scenario "A Metal card is discarded in place of the Weaknesses" {
  game     = "metal",
  at       = "end of turn, step 8",
  turn     = "Ann",
  question = {
    en = "Murder Machine appears and I have a Metal card in my hand. May I discard it and gain nothing?",
    fr = "Murder Machine apparaît et j'ai une carte Métal en main. Puis-je la défausser et ne rien gagner ?",
  },
  shows    = { "metal.cards.murder-machine-choice", "metal.cards.murder-machine-no-metal" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Tin Tray", "Tin Friend", "Punch", "Punch", "Punch" }, discard = {}, score_pile = { { "Wet Umbrella", defeated = true } } },
  { "Ben", team = { "Plastic Man (oversized)", "Batman" }, hand = { "Punch" }, discard = {} },
}
super_villains { "Coffee Grinder", "Barbatos" }
captured {}

expect(ann):must_choose { "chooses to discard", "chooses to gain Weaknesses" }
ann:chooses "to discard"
ann:discards "Tin Friend"
expect(ann.discard):is { "Tin Friend" }
expect(ann.hand):count(4)
expect(ben.discard):is { "Weakness", "Weakness" }

ruling {
  en = "Yes. One Metal card of your choice, and no Weakness comes.",
  fr = "Oui. Une carte Métal de votre choix, et aucune Faiblesse ne vient.",
}

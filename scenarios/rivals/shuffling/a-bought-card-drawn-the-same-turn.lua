scenario "A card bought this turn may be shuffled in and drawn" {
  game     = "rivals",
  question = {
    en = "I buy a Kick, then draw with my draw pile empty. Can I draw that Kick and play it this turn?",
    fr = "J'achète un Coup de Pied, puis je pioche alors que ma pioche est vide. Puis-je piocher ce Coup de Pied et le jouer ce tour-ci ?",
  },
  shows    = { "rivals.amb.bought-when", "rivals.buy.to-discard" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Understudy" }, deck = {}, discard = { "Punch" }, power = 3 },
  { "Ben", character = "The Joker 9" },
}
line_up { "Robin", "Nightwing", "Oracle", "Superman", "Bane" }
shuffle_gives { "Kick", "Punch" }

ann:buys "Kick"
ann:plays "Understudy"
expect(ann.hand):is { "Kick" }
ann:plays "Kick"
expect(ann.power):is(2)
ruling {
  en = "Yes, if the shuffle puts it on top: it lies in your discard pile from the moment you buy it.",
  fr = "Oui, si le mélange le met au-dessus : il est dans votre défausse dès l'instant de l'achat.",
}

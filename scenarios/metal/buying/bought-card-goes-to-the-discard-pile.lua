scenario "A bought card goes to the discard pile, not to the hand" {
  game     = "metal",
  question = {
    en = "I just bought a card. May I play it right away?",
    fr = "Je viens d'acheter une carte. Puis-je la jouer tout de suite ?",
  },
  shows    = { "metal.buy.to-discard" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = {}, power = 3, discard = {} },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

ann:buys "Breakthrough"
expect(ann.discard):is { "Breakthrough" }
expect(ann.hand):is_empty()
refused(function() ann:plays("Breakthrough", ann.discard) end, "metal.turn.summary")
ruling {
  en = "No. It goes face up into your discard pile and comes to your hand only after that has been shuffled.",
  fr = "Non. Elle va face visible dans votre défausse et ne viendra en main qu'une fois celle-ci mélangée.",
}

scenario "What changes a purchase once per turn is kept for a later one" {
  game     = "metal",
  question = {
    en = "My Location says: once per turn, when you buy a card, you may put it on top of your deck. I decline for the first card that I buy. May I do it with the second, and with the third as well?",
    fr = "Mon Lieu dit : une fois par tour, quand vous achetez une carte, vous pouvez la mettre sur votre pioche. Je refuse pour la première carte que j'achète. Puis-je le faire avec la deuxième, et encore avec la troisième ?",
  },
  shows    = { "metal.buy.to-discard", "metal.location.ongoing-effect" },
}
card "Loading Dock" { type = "Location", cost = 3, stays = true,
  says = { "Ongoing: once per turn, when you buy a card, you may put it on top of your deck.",
    "Permanent : une fois par tour, quand vous achetez une carte, vous pouvez la mettre sur votre pioche." },
  instead(buys{}){ redirect(top(deck)), optional = true, limit = "turn" } }

local ann, ben = players {
  { "Ann", character = "Cyborg", power = 9, hand = {}, deck = {}, discard = {}, in_play = { "Loading Dock" } },
  { "Ben", character = "Plastic Man (oversized)" },
}

ann:buys "Breakthrough"
ann:declines()
expect(ann.discard):is { "Breakthrough" }
ann:buys "Breakthrough"
ann:uses "Loading Dock"
expect(ann.deck):is { "Breakthrough" }
ann:buys "Breakthrough"
expect(ann.deck):is { "Breakthrough" }
expect(ann.discard):is { "Breakthrough", "Breakthrough" }
ruling {
  en = "With the second, yes: what you have declined has not been used. The third goes to your discard pile.",
  fr = "Avec la deuxième, oui : ce que vous avez refusé n'a pas servi. La troisième va dans votre défausse.",
}

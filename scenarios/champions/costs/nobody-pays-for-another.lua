scenario "Each player pays with their own cards" {
  game     = "champions",
  question = { en = "I play Haymaker and lack one resource. May Ben discard a card to help me pay?", fr = "Je joue Haymaker et il me manque une ressource. Ben peut-il défausser une carte pour m'aider à payer ?" },
  shows    = { "mc.cost.own-cards-only", "mc.cost.own-zones-only" },
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = { "Haymaker", "Backflip", "Mockingbird", "Web-Shooter" } },
  { "Ben", character = "She-Hulk", hand = { "Gamma Slam" } },
}
villain { "Rhino I" }

ann:plays "Haymaker"
ann:pays_with "Backflip"
refused(function() ben:pays_with "Gamma Slam" end, "mc.cost.own-cards-only")
ann:pays_with "Mockingbird"
expect(villain:damage "Rhino"):is(3)
expect(ben.hand):is { "Gamma Slam" }

ruling {
  en = "No. You pay only with cards of your own hand and cards that you control.",
  fr = "Non. Vous ne payez qu'avec les cartes de votre main et celles que vous contrôlez.",
}

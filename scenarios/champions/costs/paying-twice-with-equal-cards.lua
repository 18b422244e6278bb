scenario "Paying a cost of 1 with two equal cards" {
  game     = "champions",
  question = {
    en = "I hold two Backflips. May I pay Web-Shooter, which costs 1, with both of them?",
    fr = "J'ai deux Salto Arrière en main. Puis-je payer le Lance-toile, qui coûte 1, avec les deux ?",
  },
  shows    = { "mc.cost.may-overpay" },
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = { "Web-Shooter", "Backflip", "Backflip" } },
  { "Ben", character = "She-Hulk", hand = { "Energy" } },
}
villain { "Rhino I" }

ann:plays "Web-Shooter"
ann:pays_with("Backflip", "Backflip")

expect(ann.hand):is_empty()
expect(ann.discard):is { "Backflip", "Backflip" }
expect(ann.in_play):is { "Web-Shooter" }
ruling {
  en = "Yes, as many cards of your own hand as you like.",
  fr = "Oui, autant de cartes de votre propre main que vous voulez.",
}

scenario "You control only the cards in your own hand" {
  game     = "champions",
  question = {
    en = "I play Haymaker and would like to keep my own cards. Ben offers his Energy Absorption as payment: may I discard it?",
    fr = "Je joue Haymaker et j'aimerais garder mes propres cartes. Ben propose son Absorption d'Énergie comme paiement : puis-je la défausser ?",
  },
  shows    = { "mc.ownership.controls-own-zones" },
}
local ann, ben = players {
  { "Ann", character = "She-Hulk", hand = { "Haymaker", "Strength", "Genius" } },
  { "Ben", character = "Captain Marvel", hand = { "Energy Absorption" } },
}
villain { "Rhino I" }

ann:plays "Haymaker"
refused(function() ann:pays_with "Energy Absorption" end, "mc.ownership.controls-own-zones")
ann:pays_with "Strength"
expect(ben.hand):is { "Energy Absorption" }
expect(ann.discard):is { "Haymaker", "Strength" }
ruling {
  en = "No, even if Ben agrees. You control the cards in your own hand, deck and discard pile, not those in his.",
  fr = "Non, même si Ben est d'accord. Vous contrôlez les cartes de votre main, de votre deck et de votre défausse, pas celles de Ben.",
}

scenario "No X without a resource" {
  game     = "champions",
  question = {
    en = "A card that costs X is my last card, and nothing of mine generates a resource. May I play it for nothing?",
    fr = "Une carte de coût X est ma dernière carte, et rien chez moi ne génère de ressource. Puis-je la jouer pour rien ?",
  },
  shows    = { "mc.cost.resource-cost" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Torrent" } },
}
villain { "Rhino I" }

refused(function() ann:plays "Torrent" end, "mc.cost.resource-cost")
expect(ann.hand):is { "Torrent" }
ruling {
  en = "No. X is at least 1, and that cannot be paid.",
  fr = "Non. X vaut au moins 1, et cela ne peut pas être payé.",
}

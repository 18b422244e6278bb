scenario "A card is played only if its whole cost is paid" {
  game     = "champions",
  question = { en = "Helicarrier costs 3. My other cards make two resources. May I play it?", fr = "L'Héliporteur coûte 3. Mes autres cartes donnent deux ressources. Puis-je le jouer ?" },
  shows    = { "mc.cost.resource-cost" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Helicarrier", "Backflip", "Haymaker" } },
}
villain { "Rhino I" }

refused(function() ann:plays "Helicarrier" end, "mc.cost.resource-cost")
expect(ann.hand):is { "Helicarrier", "Backflip", "Haymaker" }

ruling {
  en = "No. The number in the corner is what must be paid; with two resources Helicarrier stays in your hand.",
  fr = "Non. Le nombre dans le coin est ce qu'il faut payer ; avec deux ressources l'Héliporteur reste en main.",
}

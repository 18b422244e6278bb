scenario "Paying more than the cost on purpose" {
  game     = "champions",
  question = {
    en = "Haymaker costs 2 and Energy makes 2. May I also discard Genius and Backflip for it, because I want them out of my hand, and what becomes of the rest?",
    fr = "Haymaker coûte 2 et Énergie en produit 2. Puis-je aussi défausser Génie et Salto Arrière pour la payer, parce que je ne les veux plus en main, et que devient le reste ?",
  },
  shows    = { "mc.cost.may-overpay", "mc.cost.excess-lost" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Haymaker", "Energy", "Genius", "Backflip", "Web-Shooter" } },
}
villain { "Rhino I" }

ann:plays "Haymaker"
ann:pays_with("Energy", "Genius", "Backflip")

expect(villain:damage "Rhino"):is(3)
expect(ann.hand):is { "Web-Shooter" }
expect(ann.discard):has "Genius"
refused(function() ann:plays "Web-Shooter" end, "mc.cost.resource-cost")     -- nothing is left over for it
ruling {
  en = "Yes. You may generate more than the cost, also with cards that were not needed any more. What is left over is lost; nothing else can be paid with it.",
  fr = "Oui. On peut produire plus que le coût, même avec des cartes qui n'étaient plus nécessaires. Ce qui reste est perdu ; rien d'autre ne peut être payé avec.",
}

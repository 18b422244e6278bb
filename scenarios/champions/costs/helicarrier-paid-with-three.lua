scenario "Cards from hand pay a cost" {
  game     = "champions",
  question = { en = "How do I pay the 3 of Helicarrier?", fr = "Comment payer les 3 de l'Héliporteur ?" },
  shows    = { "mc.cost.resource-cost" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Helicarrier", "Backflip", "Energy", "Mockingbird" } },
}
villain { "Rhino I" }

ann:plays "Helicarrier"
ann:pays_with "Backflip"
ann:pays_with "Energy"
expect(ann.in_play):has "Helicarrier"
expect(ann.hand):is { "Mockingbird" }
expect(ann.discard):is { "Backflip", "Energy" }

ruling {
  en = "You discard cards whose resources add up to at least three, here one from Backflip and two from Energy. Then it enters play.",
  fr = "Vous défaussez des cartes dont les ressources totalisent au moins trois, ici une de Salto Arrière et deux d'Énergie. Ensuite il arrive en jeu.",
}

scenario "Nothing is generated for a cost of 0" {
  game     = "champions",
  question = {
    en = "Helicarrier brings Aunt May down to a cost of 0. May I discard Energy for her all the same, only to have it out of my hand?",
    fr = "L'Héliporteur ramène le coût de Tante May à 0. Puis-je quand même défausser Énergie pour elle, juste pour ne plus l'avoir en main ?",
  },
  shows    = { "mc.amb.cost-of-zero" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Aunt May", "Energy" }, in_play = { "Helicarrier" } },
}

ann:uses "Helicarrier"
ann:plays "Aunt May"
refused(function() ann:pays_with "Energy" end, "mc.amb.cost-of-zero")
expect(ann.in_play):has "Aunt May"
expect(ann.hand):is { "Energy" }
ruling {
  en = "No. More than the cost is generated while a payment is made, and where nothing is to be paid there is none. Only a card that asks what was spent on it can be paid for nevertheless.",
  fr = "Non. On produit plus que le coût au cours d'un paiement, et il n'y en a pas quand il n'y a rien à payer. Seule une carte qui demande ce qui a été dépensé pour elle peut être payée malgré tout.",
}

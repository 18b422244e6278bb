scenario "Paying more where one card alone pays" {
  game     = "champions",
  question = {
    en = "Rechannel costs an energy resource, and only Energy in my hand makes one. May I throw Strength in as well, though it helps nothing?",
    fr = "Recanaliser coûte une ressource énergie, et seule Énergie en produit dans ma main. Puis-je ajouter Force, bien qu'elle n'aide en rien ?",
  },
  shows    = { "mc.cost.may-overpay", "mc.cost.excess-lost" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", identity = { { "Captain Marvel", damage = 3 } }, hand = { "Energy", "Strength", "Maria Hill" }, deck_top = { "Genius" } },
}
villain { "Rhino I" }

ann:uses "Captain Marvel"
ann:pays_with("Strength", "Energy")

expect(ann.hand):is { "Maria Hill", "Genius" }
expect(ann.identity:damage "Captain Marvel"):is(2)
ruling {
  en = "Yes. The cost is paid with the energy resource, and what you generate beyond it is lost, of whatever type it is.",
  fr = "Oui. Le coût est payé avec la ressource énergie, et ce que vous produisez en plus est perdu, quel qu'en soit le type.",
}

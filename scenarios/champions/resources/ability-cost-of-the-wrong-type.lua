scenario "The wrong type does not pay for an ability" {
  game     = "champions",
  question = {
    en = "Captain Marvel's ability asks for an energy resource. May I pay with the two mental ones of Genius?",
    fr = "La capacité de Captain Marvel demande une ressource énergie. Puis-je payer avec les deux mentales de Génie ?",
  },
  shows    = { "mc.resource.ability-cost" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", identity = { { "Captain Marvel", damage = 3 } }, hand = { "Genius", "Strength" } },
}

refused(function() ann:uses "Captain Marvel" end, "mc.resource.ability-cost")
expect(ann.identity:damage "Captain Marvel"):is(3)
expect(ann.hand):count(2)
ruling {
  en = "No. The cost of an ability must be met in the types it names.",
  fr = "Non. Le coût d'une capacité doit être payé dans les types qu'elle nomme.",
}

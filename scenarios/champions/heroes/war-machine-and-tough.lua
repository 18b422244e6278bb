scenario "A tough War Machine does not pay" {
  game     = "champions",
  question = {
    en = "War Machine has a tough status card and uses his action. Are the enemies damaged?",
    fr = "War Machine a une carte d'état Tenace et utilise son action. Les ennemis sont-ils blessés ?",
  },
  shows    = { "mc.card.war-machine", "mc.cost.ability-cost" },
}
local ann = players {
  { "Ann", character = "Iron Man", hand = {}, in_play = { { "War Machine", tough = true } } },
}
villain { "Rhino I" }

ann:uses "War Machine"

expect(ann.in_play:tough "War Machine"):is(0)
expect(ann.in_play:exhausted "War Machine"):is(1)
expect(ann.in_play:damage "War Machine"):is(0)
expect(villain:damage "Rhino I"):is(0)
ruling {
  en = "No. Tough prevents the 2 damage, so the cost is not paid and the effect does not come. He stays exhausted.",
  fr = "Non. Tenace prévient les 2 dégâts, le coût n'est donc pas payé et l'effet n'a pas lieu. Il reste incliné.",
}

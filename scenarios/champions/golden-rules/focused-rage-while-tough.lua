scenario "Focused Rage while She-Hulk is Tough" {
  game     = "champions",
  question = {
    en = "I use Focused Rage while She-Hulk is Tough, so the 1 damage is prevented. Do I still draw the card?",
    fr = "J'utilise Rage contrôlée alors que Miss Hulk est Tenace : le dégât est prévenu. Est-ce que je pioche quand même la carte ?",
  },
  shows    = { "mc.grim-rule.worst-for-players", "mc.cost.ability-cost" },
}
local ann = players {
  { "Ann", identity = { { "She-Hulk", tough = true } }, in_play = { "Focused Rage" }, hand = {} },
}

ann:uses "Focused Rage"

expect(ann.hand):is_empty()
expect(ann.identity:tough "She-Hulk"):is(0)
expect(ann.in_play:exhausted "Focused Rage"):is(1)
ruling {
  en = "No. The reference does not say whether a cost of damage is paid when the damage is prevented, so the Grim Rule decides against you: Tough is gone, Focused Rage is exhausted and no card is drawn.",
  fr = "Non. Le guide ne dit pas si un coût en dégâts est payé quand les dégâts sont prévenus ; la Sombre Règle tranche contre vous : Tenace est perdu, Rage contrôlée est inclinée et aucune carte n'est piochée.",
}

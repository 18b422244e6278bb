scenario "Uppercut, paid with The Power of Aggression" {
  game     = "champions",
  question = {
    en = "Uppercut costs 3. Do The Power of Aggression and one more resource pay for it?",
    fr = "Uppercut coûte 3. Le Pouvoir de l'Agressivité et une autre ressource suffisent-ils ?",
  },
  shows    = { "mc.card.uppercut", "mc.card.the-power-of-aggression" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = { "Uppercut", "The Power of Aggression", "Tac Team" } },
}
villain { { "Rhino I", damage = 0 } }

ann:plays "Uppercut"
ann:pays_with "The Power of Aggression"
expect(villain:damage "Rhino I"):is(5)
expect(ann.hand):is_empty()
expect(ann.identity:exhausted "She-Hulk"):is(0)
ruling {
  en = "Yes: it is worth two for an Aggression card. Uppercut deals 5 damage, and your hero need not exhaust.",
  fr = "Oui : il vaut deux pour une carte Agressivité. Uppercut inflige 5 dégâts, sans incliner votre héros.",
}

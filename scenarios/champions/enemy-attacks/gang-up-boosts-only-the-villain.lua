scenario "In Gang-Up only the villain's attack is boosted" {
  game     = "champions",
  question = {
    en = "Gang-Up makes Rhino and Shocker attack me in step four. Do both attacks get a boost card?",
    fr = "Se Liguer fait attaquer Rhino et Shocker à l'étape quatre. Les deux attaques reçoivent-elles une carte Boost ?",
  },
  shows    = { "mc.enemy-attack.1-minion-skips", "mc.enemy-attack.3-minion-skips", "mc.attack.enemies-by-card" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, engaged = { { "Shocker", stunned = true } }, deck_top = { "Energy", "Genius", "Strength", "The Power of Aggression" } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Gang-Up", "Stampede", "Charge" }

ann:ends_turn()           -- in step two each of them only loses his Stunned card
ann:declines()
expect(ann.identity:damage "She-Hulk"):is(3)
ann:declines()
expect(ann.identity:damage "She-Hulk"):is(5)
expect(encounter_deck):top "Charge"
ruling {
  en = "No. Rhino attacks with a boost card, 3 damage here; Shocker then attacks without one, for his 2.",
  fr = "Non. Rhino attaque avec une carte Boost, 3 dégâts ici ; Shocker attaque ensuite sans carte Boost, pour ses 2.",
}

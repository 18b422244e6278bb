scenario "The damage of an attack is the attacker's ATK with all that modifies it" {
  game     = "champions",
  question = {
    en = "Rhino I (ATK 2) carries Charge (+3) and his boost card shows 1 icon. How much does his undefended attack deal?",
    fr = "Rhino I (ATQ 2) porte Charge (+3) et sa carte Boost a 1 icône. Combien inflige son attaque non défendue ?",
  },
  shows    = { "mc.enemy-attack.4-damage" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, deck_top = { "Energy", "Genius", "Strength", "The Power of Aggression" } },
}
villain { { "Rhino I", with = { "Charge" } } }
encounter_deck:on_top { "Stampede", "Hydra Mercenary" }

ann:ends_turn()
ann:declines()
expect(ann.identity:damage "She-Hulk"):is(6)
expect(encounter_discard):has "Charge"
expect(villain:atk "Rhino"):is(2)
ruling {
  en = "6: 2, plus 3, plus 1. Charge is discarded when the attack is over and Rhino's ATK is 2 again.",
  fr = "6 : 2, plus 3, plus 1. Charge est défaussée à la fin de l'attaque et l'ATQ de Rhino redevient 2.",
}

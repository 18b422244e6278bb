scenario "Titania's ATK is counted when the damage is dealt" {
  game     = "champions",
  question = {
    en = "Titania has taken 2 damage when she attacks me. For how much does she hit?",
    fr = "Titania a subi 2 dégâts quand elle m'attaque. À combien frappe-t-elle ?",
  },
  shows    = { "mc.amb.attack-x" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, engaged = { { "Titania", damage = 2 } }, deck_top = { "Energy", "Genius", "Strength", "Gamma Slam" } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Charge" }

ann:ends_turn()
ann:declines()

expect(ann.identity:damage "She-Hulk"):is(4)
ruling {
  en = "For 4: her ATK is what is left of her hit points at the moment of the damage.",
  fr = "À 4 : son ATQ vaut ce qu'il lui reste de points de vie au moment des dégâts.",
}

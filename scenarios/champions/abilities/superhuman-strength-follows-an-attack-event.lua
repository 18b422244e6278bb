scenario "Superhuman Strength follows an attack event too" {
  game     = "champions",
  question = {
    en = "She-Hulk attacks Rhino with Uppercut. Is Superhuman Strength discarded to stun him, as after a basic attack?",
    fr = "Miss Hulk attaque Rhino avec Uppercut. Force Surhumaine est-elle défaussée pour le sonner, comme après une attaque de base ?",
  },
  shows    = { "mc.card.superhuman-strength", "mc.attack.labelled-ability" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = { "Uppercut", "Genius", "Energy" }, in_play = { "Superhuman Strength" } },
}
villain { "Rhino I" }

ann:plays "Uppercut"
ann:pays_with "Genius"
expect(villain:damage "Rhino I"):is(5)
expect(villain:stunned "Rhino I"):is(1)
expect(ann.discard):has "Superhuman Strength"
ruling {
  en = "Yes. An ability marked as an attack is an attack of She-Hulk's. Its 5 damage does not grow with her ATK.",
  fr = "Oui. Une capacité marquée comme attaque est une attaque de Miss Hulk. Ses 5 dégâts ne grandissent pas avec son ATQ.",
}

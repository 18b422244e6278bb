scenario "Two copies of a constant ability both apply" {
  game     = "champions",
  question = {
    en = "I control two copies of Superhuman Strength. What is She-Hulk's ATK?",
    fr = "Je contrôle deux exemplaires de Force Surhumaine. Que vaut l'ATQ de Miss Hulk ?",
  },
  shows    = { "mc.constant-ability.instances-independent" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, in_play = { "Superhuman Strength", "Superhuman Strength" } },
}
villain { "Rhino I" }

expect(ann.identity:atk "She-Hulk"):is(7)
ann:attacks_with "She-Hulk"
expect(villain:damage "Rhino"):is(7)
ann:uses "Superhuman Strength#2"        -- both are due: the first player says which is first
expect(ann.in_play):is_empty()
expect(ann.identity:atk "She-Hulk"):is(3)
ruling {
  en = "7: each copy adds its own 2 to her ATK of 3. Both are discarded after the attack.",
  fr = "7 : chaque exemplaire ajoute ses propres 2 à son ATQ de 3. Les deux sont défaussés après l'attaque.",
}

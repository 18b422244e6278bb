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
-- Both are due; which of the two comes first makes no difference, so nobody is asked.
expect(ann.in_play):is { "Superhuman Strength" }
expect(ann.identity:atk "She-Hulk"):is(5)
ruling {
  en = "7: each copy adds its own 2 to her ATK of 3. After the attack one of them is discarded to stun Rhino; the other stays, as it could not stun him again.",
  fr = "7 : chaque exemplaire ajoute ses propres 2 à son ATQ de 3. Après l'attaque, l'un est défaussé pour sonner Rhino ; l'autre reste, car il ne pourrait pas le sonner une seconde fois.",
}

scenario "A basic attack uses the hero's ATK with everything that raises it" {
  game     = "champions",
  question = {
    en = "I control Superhuman Strength. How much damage does She-Hulk's basic attack deal?",
    fr = "Je contrôle Force Surhumaine. Combien de dégâts inflige l'attaque basique de Miss Hulk ?",
  },
  shows    = { "mc.attack.hero-damage-atk" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, in_play = { "Superhuman Strength" } },
}
villain { "Rhino I" }

expect(ann.identity:atk "She-Hulk"):is(5)
ann:attacks_with "She-Hulk"
expect(villain:damage "Rhino"):is(5)
expect(villain:stunned "Rhino"):is(1)
expect(ann.discard):has "Superhuman Strength"
expect(ann.identity:atk "She-Hulk"):is(3)
ruling {
  en = "5: her ATK of 3, raised by 2. The upgrade is discarded after the attack and leaves Rhino stunned, so her next attack deals 3 again.",
  fr = "5 : son ATQ de 3, augmentée de 2. L'amélioration est défaussée après l'attaque et laisse Rhino Sonné ; la prochaine attaque infligera de nouveau 3 dégâts.",
}

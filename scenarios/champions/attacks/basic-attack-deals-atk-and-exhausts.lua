scenario "A hero's basic attack deals its ATK and exhausts the hero" {
  game     = "champions",
  question = {
    en = "She-Hulk is ready and I attack Rhino with her. How much damage is that, and may I attack with her again at once?",
    fr = "Miss Hulk est redressée et j'attaque Rhino avec elle. Combien de dégâts inflige-t-elle, et puis-je attaquer encore avec elle aussitôt ?",
  },
  shows    = { "mc.attack.hero-basic", "mc.attack.hero-damage-atk", "mc.attack.hero-exhausts" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {} },
}
villain { "Rhino I" }

ann:attacks_with "She-Hulk"
expect(villain:damage "Rhino"):is(3)
expect(ann.identity:exhausted "She-Hulk"):is(1)
refused(function() ann:attacks_with "She-Hulk" end, "mc.attack.hero-exhausts")
expect(villain:damage "Rhino"):is(3)
ruling {
  en = "She deals 3 damage, her ATK. Attacking exhausts her, so she cannot attack again until she is readied.",
  fr = "Elle inflige 3 dégâts, son ATQ. Attaquer l'incline : elle ne peut pas attaquer de nouveau avant d'être redressée.",
}

scenario "A boost text may ask whether the attack is undefended" {
  game     = "champions",
  question = {
    en = "Rhino attacks two of us, each time with Kree Manipulator as boost: Ann does not defend, Ben does. When does it place threat?",
    fr = "Rhino nous attaque tous les deux, chaque fois avec le Manipulateur Kree en boost : Ann ne se défend pas, Ben si. Quand place-t-il de la menace ?",
  },
  shows    = { "mc.enemy-attack.4-undefended" },
}
local ann, ben = players {
  { "Ann", character = "Captain Marvel", hand = {}, nemesis = {}, deck_top = { "Energy", "Genius", "Strength", "The Power of Leadership", "The Power of Leadership" } },
  { "Ben", character = "She-Hulk", hand = {}, deck_top = { "Energy", "Genius", "Strength", "The Power of Aggression" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Kree Manipulator", "Kree Manipulator", "Hydra Mercenary", "Hydra Mercenary" }

ann:ends_turn()
ben:ends_turn()
expect(main_scheme:threat "The Break-In!"):is(2)
ann:declines()
ben:declines()
expect(main_scheme:threat "The Break-In!"):is(3)
ann:declines()
ben:defends_with "She-Hulk"
expect(main_scheme:threat "The Break-In!"):is(3)
expect(ann.identity:damage "Captain Marvel"):is(2)
ruling {
  en = "Only in the attack on Ann: with no defending character it is undefended. In the attack on Ben the text finds a defender and does nothing.",
  fr = "Seulement pendant l'attaque contre Ann : sans personnage défenseur, elle est non défendue. Contre Ben, le texte trouve un défenseur et ne fait rien.",
}

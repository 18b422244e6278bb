scenario "Klaw II looks for The \"Immortal\" Klaw" {
  game     = "champions",
  question = {
    en = "I defeat Klaw I, who has Sonic Converter, with 2 damage too many. What does Klaw II bring, and how many hit points does he have against one player?",
    fr = "Je bats Klaw I, qui a Convertisseur Sonique, avec 2 dégâts de trop. Qu'amène Klaw II, et combien de points de vie a-t-il contre un seul joueur ?",
  },
  shows    = { "mc.card.klaw-ii", "mc.defeat-villain.carried-over", "mc.defeat-villain.dial-reset" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {} },
}
villain { { "Klaw I", damage = 11, with = { "Sonic Converter" } } }
main_scheme { { "Underground Distribution 1B", threat = 3 } }

ann:attacks_with "She-Hulk"
expect(villain):is { "Klaw II" }
expect(side_schemes):is { "The \"Immortal\" Klaw" }
expect(side_schemes:threat "The \"Immortal\" Klaw"):is(3)
expect(villain:hit_points "Klaw II"):is(28)
expect(attachments):is { "Sonic Converter" }
expect(villain:atk "Klaw II"):is(2)
expect(main_scheme:threat "Underground Distribution 1B"):is(3)
ruling {
  en = "He finds that side scheme in the encounter deck or its discard pile and it is revealed: 3 threat for one player, and 10 hit points more for Klaw, 28 in all. The excess damage is lost; Sonic Converter stays with him, and the threat stays where it is.",
  fr = "Il trouve cette manigance annexe dans le deck Rencontre ou sa défausse et elle est révélée : 3 menaces pour un joueur, et 10 points de vie de plus pour Klaw, 28 en tout. Les dégâts en trop sont perdus ; Convertisseur Sonique lui reste, et la menace ne bouge pas.",
}

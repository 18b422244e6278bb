scenario "Who defends for another player becomes the target of the attack" {
  game     = "champions",
  question = {
    en = "Rhino attacks Ann with Charge, and my ally Tigra defends for her. Whose hero takes the overkill damage?",
    fr = "Rhino attaque Ann avec Charge, et mon alliée Tigra défend pour elle. Quel héros subit les dégâts excédentaires ?",
  },
  shows    = { "mc.enemy-attack.2-defender-becomes-target" },
}
local ann, ben = players {
  { "Ann", character = "Captain Marvel", hand = {}, deck_top = { "Energy", "Genius", "Strength", "The Power of Leadership", "The Power of Leadership" } },
  { "Ben", character = "She-Hulk", hand = {}, in_play = { "Tigra" }, deck_top = { "Energy", "Genius", "Strength", "The Power of Aggression" } },
}
villain { { "Rhino I", with = { "Charge" } } }
encounter_deck:on_top { "Stampede", "Hard to Keep Down", "Hydra Mercenary", "Hydra Mercenary" }

ann:ends_turn()
ben:ends_turn()
ann:declines()
ben:defends_with "Tigra"
expect(ben.discard):has "Tigra"
expect(ben.identity:damage "She-Hulk"):is(3)
expect(ann.identity:damage "Captain Marvel"):is(0)
ann:declines()        -- Rhino attacks Ben in turn
ben:declines()
expect(ben.identity:damage "She-Hulk"):is(5)
ruling {
  en = "Yours. By defending you become the attacked player in Ann's place: of the 6 damage Tigra takes 3 and She-Hulk the other 3.",
  fr = "Le vôtre. En défendant, vous devenez le joueur attaqué à la place d'Ann : des 6 dégâts, Tigra en subit 3 et Miss Hulk les 3 autres.",
}

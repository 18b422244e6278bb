scenario "An ally who defends for another player falls before the damage" {
  game     = "champions",
  question = {
    en = "Rhino attacks Ann. My Hellcat defends for her, and the boost card defeats her before the damage. Does the attack go on against Ann or against me?",
    fr = "Rhino attaque Ann. Ma Hellcat défend à sa place, et la carte Boost la vainc avant les dégâts. L'attaque continue-t-elle contre Ann ou contre moi ?",
  },
  shows    = { "mc.amb.defender-left-play", "mc.defend.defending-for-another" },
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Aunt May", "Black Cat" } },
  { "Ben", character = "She-Hulk", hand = {}, in_play = { { "Hellcat", damage = 2 } } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Shrapnel", "Hard to Keep Down", "Hydra Mercenary", "Sandman" }

ann:ends_turn()
ben:ends_turn()
ann:declines()                                       -- no Spider-Sense
ann:declines()                                       -- she does not defend
ben:defends_with "Hellcat"
expect(ann.identity:damage "Spider-Man"):is(0)
expect(ben.identity:damage "She-Hulk"):is(3)         -- 1 of the boost card, 2 of the attack
expect(ben.discard):has "Hellcat"
ann:declines()                                       -- Rhino's attack against Ben
ben:declines()
ruling {
  en = "Against you. By defending you have become the target of the attack; with your ally gone it is undefended, and your hero takes the damage.",
  fr = "Contre vous. En défendant, vous êtes devenu la cible de l'attaque ; votre alliée partie, elle est non défendue et votre héros subit les dégâts.",
}

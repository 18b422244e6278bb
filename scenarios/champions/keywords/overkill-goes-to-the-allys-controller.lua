scenario "Overkill follows the ally to its own controller" {
  game     = "champions",
  question = {
    en = "Rhino attacks me with Charge for 5 and Ben's Tigra, with one hit point left, defends me. Which of us takes the other 4?",
    fr = "Rhino m'attaque avec Charge pour 5 et Tigra, l'alliée de Ben à qui il reste un point de vie, me défend. Qui subit les 4 autres ?",
  },
  shows    = { "mc.keywords.overkill-ally" },
  windows  = "pass",
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Haymaker", "Backflip" } },
  { "Ben", character = "She-Hulk", hand = {}, deck_top = { "Gamma Slam", "Ground Stomp", "Ground Stomp", "Energy" }, in_play = { { "Tigra", damage = 2 } } },
}
villain { { "Rhino I", with = { "Charge" } } }
encounter_deck:on_top { "Advance", "Hard to Keep Down", "Hydra Mercenary", "Hydra Mercenary" }

ann:ends_turn()
ben:ends_turn()
ann:declines "defends_with"                      -- Rhino attacks Ann
ben:defends_with "Tigra"
expect(ben.discard):is { "Tigra" }
expect(ann.identity:damage "Spider-Man"):is(0)
expect(ben.identity:damage "She-Hulk"):is(4)
ann:declines "defends_with"                      -- Rhino attacks Ben, without Charge
ben:declines "defends_with"
expect(ben.identity:damage "She-Hulk"):is(6)
ruling {
  en = "Ben: the excess goes to the hero of the player who controls the defending ally, not to the player first attacked.",
  fr = "Ben : l'excédent va au héros du joueur qui contrôle l'allié défenseur, non au joueur attaqué au départ.",
}

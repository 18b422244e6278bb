scenario "Defending for another player" {
  game     = "champions",
  question = { en = "Rhino attacks me and Ben's She-Hulk defends. Who is hit?", fr = "Rhino m'attaque et la Miss Hulk de Ben défend. Qui est touché ?" },
  shows    = { "mc.defend.defending-for-another" },
  windows  = "pass",
}
local ann, ben = players {
  { "Ann", character = "Captain Marvel", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Haymaker", "Inspired" } },
  { "Ben", character = "She-Hulk", hand = {}, deck_top = { "Uppercut", "Gamma Slam", "Uppercut", "Ground Stomp" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Charge", "Hard to Keep Down", "Hydra Mercenary", "Hydra Mercenary" }

ann:ends_turn()
ben:ends_turn()
ann:declines "defends_with"
ben:defends_with "She-Hulk"
ann:defends_with "Captain Marvel"
expect(ann.identity:damage "Captain Marvel"):is(1)
expect(ben.identity:damage "She-Hulk"):is(2)

ruling {
  en = "She-Hulk: Ben becomes the target of that attack, and what is left after her DEF is dealt to her. Here Captain Marvel does the same for Ben in the next attack.",
  fr = "Miss Hulk : Ben devient la cible de cette attaque, et ce qui reste après sa DEF lui est infligé. Ici Captain Marvel rend la pareille à l'attaque suivante.",
}

scenario "An interrupt resolves right before what it interrupts" {
  game     = "champions",
  question = {
    en = "Rhino attacks me. Do I draw with Spider-Sense before he gets his boost card, or after?",
    fr = "Rhino m'attaque. Est-ce que je pioche avec le Sens d'Araignée avant qu'il reçoive sa carte Boost, ou après ?",
  },
  shows    = { "mc.interrupt.before-condition" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, deck_top = { "Genius", "Energy", "Strength", "Haymaker", "Helicarrier", "Aunt May" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Hard to Keep Down", "\"I'm Tough\"" }

ann:ends_turn()
expect(boosts):is_empty()               -- Rhino is about to attack
ann:uses "Spider-Man"
expect(ann.hand):has "Aunt May"

expect(boosts):count(1)                 -- only now is the attack under way
ann:declines()
ruling {
  en = "Before. The interrupt breaks in when the attack is announced, so the card is drawn first and the boost card is given afterwards.",
  fr = "Avant. L'interruption s'intercale quand l'attaque est annoncée : la carte est piochée d'abord, la carte Boost est donnée ensuite.",
}

scenario "A defence that is greater than the attack leaves no damage" {
  game     = "champions",
  question = {
    en = "Rhino attacks Spider-Man for 2 and I defend with DEF 3. Is anything left over?",
    fr = "Rhino attaque Spider-Man pour 2 et je me défends avec une DEF de 3. Reste-t-il quelque chose ?",
  },
  shows    = { "mc.enemy-attack.4-hero-defends" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, deck_top = { "Energy", "Genius", "Strength", "The Power of Justice", "The Power of Justice" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Hard to Keep Down", "Hydra Mercenary" }

ann:ends_turn()
ann:defends_with "Spider-Man"
expect(ann.identity:damage "Spider-Man"):is(0)
expect(villain:damage "Rhino"):is(0)
expect(ann.identity:exhausted "Spider-Man"):is(1)
ruling {
  en = "No. The attack deals no damage, and the DEF left over has no effect.",
  fr = "Non. L'attaque n'inflige aucun dégât, et la DEF en trop n'a aucun effet.",
}

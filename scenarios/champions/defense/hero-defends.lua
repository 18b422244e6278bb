scenario "A hero's basic defence" {
  game     = "champions",
  question = { en = "Rhino attacks Captain Marvel with ATK 2 and a boost of 2. What happens if she defends?", fr = "Rhino attaque Captain Marvel avec ATQ 2 et un boost de 2. Que se passe-t-il si elle défend ?" },
  shows    = { "mc.defend.hero-basic", "mc.defend.hero-exhausts", "mc.defend.hero-reduction" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Haymaker", "Inspired" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Charge", "Hydra Mercenary" }

ann:ends_turn()
ann:defends_with "Captain Marvel"
expect(ann.identity:exhausted "Captain Marvel"):is(1)
expect(ann.identity:damage "Captain Marvel"):is(3)

ruling {
  en = "She exhausts, and her DEF of 1 is taken off the 4 damage: she takes the other 3.",
  fr = "Elle s'incline, et sa DEF de 1 est retirée des 4 dégâts : elle subit les 3 autres.",
}

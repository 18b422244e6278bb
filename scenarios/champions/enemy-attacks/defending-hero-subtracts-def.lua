scenario "A defending hero takes what its DEF does not stop" {
  game     = "champions",
  question = {
    en = "Rhino attacks Spider-Man with ATK 3 and a boost card of 2 icons, and I defend. How much damage do I take?",
    fr = "Rhino attaque Spider-Man avec 3 en ATQ et une carte boost de 2 icônes, et je me défends. Combien de dégâts est-ce que je subis ?",
  },
  shows    = { "mc.enemy-attack.2-declare-defender", "mc.enemy-attack.4-hero-defends" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, deck_top = { "Energy", "Genius", "Strength", "The Power of Justice", "The Power of Justice" } },
}
villain { "Rhino II" }
encounter_deck:on_top { "Shocker", "Hydra Mercenary" }

ann:ends_turn()
ann:defends_with "Spider-Man"
expect(ann.identity:damage "Spider-Man"):is(2)
expect(ann.identity:exhausted "Spider-Man"):is(1)
ruling {
  en = "2: the attack is worth 5, and defending lowers it by his DEF of 3. Declaring the defence exhausts him.",
  fr = "2 : l'attaque vaut 5, et la défense la réduit de sa DEF de 3. Déclarer la défense l'incline.",
}

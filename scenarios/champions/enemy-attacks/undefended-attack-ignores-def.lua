scenario "Without a defender the hero takes everything" {
  game     = "champions",
  question = {
    en = "Rhino attacks Spider-Man for 3 and I do not defend. Does his DEF still lower the damage?",
    fr = "Rhino attaque Spider-Man pour 3 et je ne me défends pas. Sa DEF réduit-elle quand même les dégâts ?",
  },
  shows    = { "mc.enemy-attack.2-declare-defender", "mc.enemy-attack.4-undefended-damage" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, deck_top = { "Energy", "Genius", "Strength", "The Power of Justice", "The Power of Justice" } },
}
villain { "Rhino II" }
encounter_deck:on_top { "Hard to Keep Down", "Hydra Mercenary" }

ann:ends_turn()
ann:declines "Spider-Man" -- the card he may draw when the villain attacks
ann:declines "defends_with" -- no defender
expect(ann.identity:damage "Spider-Man"):is(3)
expect(ann.identity:exhausted "Spider-Man"):is(0)
ruling {
  en = "No. DEF counts only while the hero defends: he takes 3, but stays ready.",
  fr = "Non. La DEF ne compte que si le héros se défend : il subit 3 dégâts, mais reste redressé.",
}

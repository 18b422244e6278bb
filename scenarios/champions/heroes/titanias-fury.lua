scenario "Titania's Fury makes Titania attack the hero" {
  game     = "champions",
  question = {
    en = "Titania, with 4 damage, has just attacked me, and I reveal Titania's Fury. Does she attack again, and is she healed?",
    fr = "Titania, qui a 4 dégâts, vient de m'attaquer, et je révèle Fureur de Titania. Attaque-t-elle encore, et est-elle soignée ?",
  },
  shows    = { "mc.card.titanias-fury", "mc.card.titania" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "She-Hulk", hand = { "Energy", "Genius", "Strength", "Haymaker" }, nemesis = {},
    engaged = { { "Titania", damage = 4 } }, dealt = { "Titania's Fury" } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Hydra Mercenary" }

ann:ends_turn()
ann:declines "discards"    -- no discard
ann:declines "defends_with" -- nobody defends in step two
expect(ann.identity:damage "She-Hulk"):is(2)
ann:declines "defends_with" -- nor against the Fury

expect(ann.identity:damage "She-Hulk"):is(4)
expect(ann.engaged:damage "Titania"):is(4)
ruling {
  en = "She attacks again, for the 2 hit points she has left. As she did attack, she is not healed and the card does not surge.",
  fr = "Elle attaque encore, pour les 2 points de vie qui lui restent. Puisqu'elle a attaqué, elle n'est pas soignée et la carte n'a pas Renfort.",
}

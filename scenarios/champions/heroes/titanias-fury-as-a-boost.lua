scenario "Titania's Fury as a boost card brings another boost card" {
  game     = "champions",
  question = {
    en = "Titania's Fury turns up as the boost card of Rhino's attack. What does it add?",
    fr = "Fureur de Titania apparaît comme carte Boost de l'attaque de Rhino. Qu'ajoute-t-elle ?",
  },
  shows    = { "mc.card.titanias-fury" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "She-Hulk", hand = { "Energy", "Genius", "Strength", "Haymaker" }, nemesis = {} },
}
villain { { "Rhino I" } }
encounter_deck:on_top { "Titania's Fury", "Shocker", "Hydra Mercenary" }

ann:ends_turn()
ann:declines "discards"    -- no discard
ann:declines "defends_with" -- nobody defends

expect(ann.identity:damage "She-Hulk"):is(5)
expect(ann.engaged):is { "Hydra Mercenary" }
ruling {
  en = "Its own icon, and one more boost card: Shocker with 2 icons. Rhino attacks for 2 + 1 + 2.",
  fr = "Son icône, et une carte Boost de plus : Shocker, avec 2 icônes. Rhino attaque pour 2 + 1 + 2.",
}

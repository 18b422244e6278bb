scenario "Heart-Shaped Herb as a boost card makes the villain Tough" {
  game     = "champions",
  question = {
    en = "Black Panther defends and Heart-Shaped Herb is Rhino's boost card. What does Retaliate do to Rhino then?",
    fr = "Black Panther défend et Plante en forme de Cœur est la carte Boost de Rhino. Que fait alors la Riposte à Rhino ?",
  },
  shows    = { "mc.card.heart-shaped-herb" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "Black Panther", hand = { "Vibranium", "Vibranium", "Vibranium", "Energy", "Genius" }, nemesis = {} },
}
villain { { "Rhino I" } }
encounter_deck:on_top { "Heart-Shaped Herb", "Hydra Mercenary" }

ann:ends_turn()
ann:declines "discards"
ann:defends_with "Black Panther"

expect(ann.identity:damage "Black Panther"):is(1)
expect(villain:damage "Rhino I"):is(0)
expect(villain:tough "Rhino I"):is(0)
ruling {
  en = "Nothing but take his Tough card away: the herb gave it to him, with one boost icon, before the damage. Black Panther takes 2 + 1 - 2.",
  fr = "Elle ne fait que lui retirer sa carte Tenace : la plante la lui a donnée, avec une icône boost, avant les dégâts. Black Panther subit 2 + 1 - 2.",
}

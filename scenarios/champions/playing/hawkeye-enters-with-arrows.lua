scenario "An ability says how many counters a card gets" {
  game     = "champions",
  question = {
    en = "I play Hawkeye. How many arrow counters does he have, and what are they for?",
    fr = "Je joue Hawkeye. Combien de jetons Flèche a-t-il, et à quoi servent-ils ?",
  },
  shows    = { "mc.counters.ability-defines" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Hawkeye", "Energy Absorption" }, deck_top = { "Energy", "Haymaker", "Get Ready", "Inspired", "Maria Hill" } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Hydra Mercenary" }

ann:plays "Hawkeye"
expect(ann.in_play:counters "Hawkeye"):is(4)

ann:ends_turn()
ann:uses "Hawkeye"                      -- Hydra Mercenary engages Ann
expect(ann.in_play:counters "Hawkeye"):is(3)
expect(ann.engaged:damage "Hydra Mercenary"):is(2)
ruling {
  en = "Four, as his own text says; any counters of the box will do. Each arrow that is spent deals 2 damage to a minion that has just come into play.",
  fr = "Quatre, comme le dit son propre texte ; n'importe quels jetons de la boîte conviennent. Chaque flèche dépensée inflige 2 dégâts à un sbire qui vient d'arriver en jeu.",
}

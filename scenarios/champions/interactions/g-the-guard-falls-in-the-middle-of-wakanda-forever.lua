scenario "The guard falls in the middle of Wakanda Forever!" {
  game     = "champions",
  question = {
    en = "The Hydra Mercenary that guards Rhino has 1 hit point left. I resolve the Energy Daggers first and the Vibranium Suit last. May the suit hit Rhino?",
    fr = "Il reste 1 point de vie au Mercenaire d'Hydra qui garde Rhino. Je résous d'abord les Dagues Énergétiques, puis le Costume en Vibranium. Le costume peut-il viser Rhino ?",
  },
  shows    = { "mc.card.wakanda-forever", "mc.minion.defeated-at-zero", "mc.move.definition" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Black Panther", identity = { { "Black Panther", damage = 3 } }, hand = { "Wakanda Forever! (energy)", "Genius" },
    in_play = { "Energy Daggers", "Vibranium Suit" }, engaged = { { "Hydra Mercenary", damage = 2 }, "Shocker" } },
}
villain { "Rhino I" }

ann:plays "Wakanda Forever! (energy)"
ann:chooses "Energy Daggers"
expect(encounter_discard):has "Hydra Mercenary"
ann:chooses "Rhino"

expect(villain:damage "Rhino"):is(3)
expect(ann.identity:damage "Black Panther"):is(1)
expect(ann.engaged:damage "Shocker"):is(1)
ruling {
  en = "Yes. The daggers are resolved completely and defeat the Mercenary; the suit's target is named only after that, and nobody guards Rhino any more: 1 + 2 damage.",
  fr = "Oui. Les dagues sont résolues entièrement et vainquent le Mercenaire ; la cible du costume n'est nommée qu'ensuite, et plus personne ne garde Rhino : 1 + 2 dégâts.",
}

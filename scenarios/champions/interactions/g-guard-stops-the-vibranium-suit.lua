scenario "Guard stops the Vibranium Suit, not the Energy Daggers" {
  game     = "champions",
  question = {
    en = "A Hydra Mercenary and Shocker are engaged with me. I play Wakanda Forever! with the suit first and the daggers last. What may hit Rhino?",
    fr = "Un Mercenaire d'Hydra et Shocker sont engagés avec moi. Je joue Wakanda Éternel !, le costume d'abord et les dagues en dernier. Qu'est-ce qui peut toucher Rhino ?",
  },
  shows    = { "mc.keywords.guard", "mc.amb.guard-non-attack", "mc.card.vibranium-suit", "mc.card.energy-daggers" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Black Panther", identity = { { "Black Panther", damage = 3 } }, hand = { "Wakanda Forever! (energy)", "Genius" },
    in_play = { "Energy Daggers", "Vibranium Suit" }, engaged = { "Hydra Mercenary", "Shocker" } },
}
villain { "Rhino I" }

ann:plays "Wakanda Forever! (energy)"
ann:chooses "Vibranium Suit"
refused(function() ann:chooses "Rhino" end, "mc.keywords.guard")
ann:chooses "Shocker"                                -- 1 moves there; then the daggers: 2 to each enemy

expect(ann.identity:damage "Black Panther"):is(2)
expect(villain:damage "Rhino"):is(2)
expect(ann.engaged):is { "Hydra Mercenary" }         -- Shocker took 1 + 2 and is defeated
expect(ann.engaged:damage "Hydra Mercenary"):is(2)
ruling {
  en = "Only the daggers. The suit's effect is an attack, so it cannot choose Rhino while a minion with Guard is engaged with you; the daggers just deal damage.",
  fr = "Seulement les dagues. L'effet du costume est une attaque, il ne peut donc pas viser Rhino tant qu'un sbire avec Garde est engagé avec vous ; les dagues infligent simplement des dégâts.",
}

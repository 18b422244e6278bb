scenario "Zero or fewer remaining hit points mean defeat" {
  game     = "champions",
  question = {
    en = "A Hydra Mercenary has 1 of 3 hit points left, and She-Hulk attacks him for 3. Does he stay with minus 2?",
    fr = "Il reste 1 point de vie sur 3 à un Mercenaire d'Hydra, et Miss Hulk l'attaque à 3. Reste-t-il en jeu avec moins 2 ?",
  },
  shows    = { "mc.hit-points.defeated-discarded", "mc.hit-points.tokens-lower" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, engaged = { { "Hydra Mercenary", damage = 2 } } },
}
villain { "Rhino I" }

expect(ann.engaged:hit_points "Hydra Mercenary"):is(1)
ann:attacks_with "She-Hulk"
expect(ann.engaged):is_empty()
expect(encounter_discard):is { "Hydra Mercenary" }
expect(villain:damage "Rhino"):is(0)
ruling {
  en = "No. As soon as he has zero or fewer hit points left he is defeated and discarded; the surplus is lost.",
  fr = "Non. Dès qu'il lui reste zéro point de vie ou moins, il est vaincu et défaussé ; le surplus est perdu.",
}

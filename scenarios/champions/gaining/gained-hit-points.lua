scenario "Gained hit points add to what is left" {
  game     = "champions",
  question = {
    en = "A Hydra Bomber with 2 hit points has 1 damage when Genetically Enhanced is attached to him. How many hit points has he left?",
    fr = "Un Poseur de Bombe d'Hydra a 2 points de vie et 1 dégât quand Génétiquement Amélioré lui est attaché. Combien de points de vie lui reste-t-il ?",
  },
  shows    = { "mc.gain-stat.hit-points-both" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Carol Danvers", hand = {}, engaged = { { "Hydra Bomber", damage = 1, confused = true } } },
}
villain { { "Rhino I", confused = true } }                 -- nobody schemes this round
encounter_deck:on_top { "Genetically Enhanced", "Hard to Keep Down" }

expect(ann.engaged:hit_points "Hydra Bomber"):is(1)
ann:ends_turn()

expect(ann.engaged:max_hit_points "Hydra Bomber"):is(5)
expect(ann.engaged:hit_points "Hydra Bomber"):is(4)
expect(ann.engaged:damage "Hydra Bomber"):is(1)
ruling {
  en = "4. The 3 extra hit points raise his maximum from 2 to 5 and what he has left from 1 to 4; the damage on him stays.",
  fr = "4. Les 3 points de vie en plus font passer son maximum de 2 à 5 et ce qui lui reste de 1 à 4 ; ses dégâts restent.",
}

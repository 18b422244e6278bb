scenario "A minion without hit points left is defeated and discarded" {
  game     = "champions",
  question = {
    en = "A Hydra Bomber has 2 hit points and I deal it 2 damage. Where does it go? And a Shocker with 3, hit for 2?",
    fr = "Un Poseur de Bombe d'Hydra a 2 points de vie et je lui inflige 2 dégâts. Où va-t-il ? Et Shocker, qui en a 3 et en subit 2 ?",
  },
  shows    = { "mc.minion.defeated-at-zero", "mc.defeat.character", "mc.defeat.discarded" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, engaged = { "Hydra Bomber", "Shocker" }, in_play = { "Jessica Jones" } },
}
villain { { "Rhino I" } }

ann:attacks_with "Spider-Man"
ann:chooses "Hydra Bomber"
ann:attacks_with "Jessica Jones"
ann:chooses "Shocker"

expect(ann.engaged):is { "Shocker" }
expect(ann.engaged:hit_points "Shocker"):is(1)
expect(encounter_discard):is { "Hydra Bomber" }
ruling {
  en = "The bomber is defeated and goes to the encounter discard pile. Shocker has one hit point left and stays engaged.",
  fr = "Le poseur de bombe est vaincu et va dans la défausse Rencontre. Shocker garde un point de vie et reste engagé.",
}

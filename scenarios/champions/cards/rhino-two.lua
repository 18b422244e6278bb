scenario "Rhino II brings his robbery along" {
  game     = "champions",
  question = {
    en = "Rhino I is defeated. What happens when Rhino II appears?",
    fr = "Rhino I est vaincu. Que se passe-t-il à l'arrivée de Rhino II ?",
  },
  shows    = { "mc.card.rhino-ii", "mc.card.breakin-takin" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = { "Uppercut", "Strength", "Energy" } },
}
villain { { "Rhino I", damage = 12 } }

ann:plays "Uppercut"
ann:pays_with "Strength"
expect(villain):is { "Rhino II" }
expect(villain:hit_points "Rhino II"):is(15)
expect(villain:atk "Rhino II"):is(3)
expect(side_schemes):is { "Breakin' & Takin'" }
expect(side_schemes:threat "Breakin' & Takin'"):is(3)
expect(game):goes_on()
ruling {
  en = "He starts with fresh hit points, and the side scheme Breakin' & Takin' is searched for and revealed.",
  fr = "Il commence avec des points de vie neufs, et la manigance annexe Casser et Emporter est cherchée et révélée.",
}

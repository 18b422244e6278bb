scenario "Guard lasts as long as the minion" {
  game     = "champions",
  question = {
    en = "A stunned Hydra Mercenary is engaged with me. May my ally attack Rhino past it, and my hero once it is defeated?",
    fr = "Un Mercenaire d'Hydra sonné est engagé avec moi. Mon allié peut-il attaquer Rhino malgré lui, et mon héros une fois le sbire vaincu ?",
  },
  shows    = { "mc.keywords.guard" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, in_play = { "Tigra" }, engaged = { { "Hydra Mercenary", damage = 1, stunned = true }, "Shocker" } },
}
villain { "Rhino I" }

ann:attacks_with "Tigra"
refused(function() ann:chooses "Rhino" end, "mc.keywords.guard")
ann:chooses "Hydra Mercenary"
expect(ann.engaged):is { "Shocker" }
ann:attacks_with "She-Hulk"
ann:chooses "Rhino"
expect(villain:damage "Rhino"):is(3)
ruling {
  en = "The ally may not: Guard binds all your characters, and being stunned changes nothing. Once the Mercenary is gone, Rhino may be attacked again.",
  fr = "L'allié, non : Garde retient tous vos personnages, et un sbire sonné garde quand même. Le Mercenaire vaincu, Rhino peut à nouveau être attaqué.",
}

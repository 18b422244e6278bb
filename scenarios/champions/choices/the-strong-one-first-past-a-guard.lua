scenario "Past a guard: the hero first, or the ally first" {
  game     = "champions",
  question = {
    en = "A Hydra Mercenary guards Rhino. She-Hulk and Mockingbird both attack this turn. Does it matter who goes first?",
    fr = "Un Mercenaire d'Hydra garde Rhino. Miss Hulk et Mockingbird attaquent toutes deux ce tour. L'ordre compte-t-il ?",
  },
  shows    = { "mc.keywords.guard" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, in_play = { "Mockingbird" }, engaged = { "Hydra Mercenary" } },
}
villain { "Rhino I" }

what_if("Mockingbird goes first", function()
  ann:attacks_with "Mockingbird"
  ann:attacks_with "She-Hulk"
  refused(function() ann:chooses "Rhino" end, "mc.keywords.guard")
  expect(ann.engaged):is_empty()
  expect(villain:damage "Rhino"):is(0)
end)
ann:attacks_with "She-Hulk"
expect(ann.engaged):is_empty()
ann:attacks_with "Mockingbird"
expect(villain:damage "Rhino"):is(1)

ruling {
  en = "Yes. She-Hulk alone defeats the guard, and then Mockingbird may hit Rhino. If Mockingbird starts, both blows go into the guard.",
  fr = "Oui. Miss Hulk vainc seule le garde, et Mockingbird peut alors frapper Rhino. Si Mockingbird commence, les deux coups vont au garde.",
}

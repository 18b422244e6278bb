scenario "Repulsor Blast grows with the energy it discards" {
  game     = "champions",
  question = {
    en = "Repulsor Blast discards Energy, Genius, War Machine, Powered Gauntlets and Strength. How much damage does it deal?",
    fr = "Rayon répulsif défausse Énergie, Génie, War Machine, des Gantelets énergétiques et Force. Combien de dégâts inflige-t-il ?",
  },
  shows    = { "mc.card.repulsor-blast", "mc.wild.otherwise-only-wild" },
}
local ann = players {
  { "Ann", character = "Iron Man", hand = { "Repulsor Blast", "Mark V Helmet" },
    deck_top = { "Energy", "Genius", "War Machine", "Powered Gauntlets", "Strength", "Arc Reactor" } },
}
villain { "Rhino I" }

ann:plays "Repulsor Blast"

expect(villain:damage "Rhino I"):is(7)
expect(ann.discard):count(7)
ruling {
  en = "7: one, and 2 for each of three printed energy resources, of which Energy shows two. The wild one of War Machine is no energy.",
  fr = "7 : un, et 2 par ressource énergie imprimée, au nombre de trois, dont deux sur Énergie. La ressource libre de War Machine n'est pas une énergie.",
}

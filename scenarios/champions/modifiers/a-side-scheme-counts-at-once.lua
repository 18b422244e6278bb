scenario "A changed value counts at once" {
  game     = "champions",
  question = {
    en = "Jessica Jones is worth one more THW for each side scheme. Breakin' & Takin' has just come in with Rhino II, in the middle of my turn. How hard does she thwart now?",
    fr = "Jessica Jones gagne un de CTR par manigance annexe. Casser et Emporter vient d'arriver avec Rhino II, au milieu de mon tour. Combien vaut sa CTR maintenant ?",
  },
  shows    = { "mc.modifiers.always-current" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, in_play = { "Jessica Jones" } },
}
villain { { "Rhino I", damage = 12 } }

expect(ann.in_play:thw "Jessica Jones"):is(1)
ann:attacks_with "Spider-Man"
expect(side_schemes):is { "Breakin' & Takin'" }
expect(ann.in_play:thw "Jessica Jones"):is(2)
ann:thwarts_with "Jessica Jones"
ruling {
  en = "Two: values are checked and updated all the time, so the new side scheme counts from the moment it is there.",
  fr = "Deux : les valeurs sont vérifiées et mises à jour en permanence ; la nouvelle manigance annexe compte dès qu'elle est là.",
}

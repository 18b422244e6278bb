scenario "A confused hero needs threat to thwart at" {
  game     = "champions",
  question = {
    en = "My hero is confused and no scheme has any threat. May I exhaust him to thwart, or play For Justice!, just to get rid of Confused?",
    fr = "Mon héros est désorienté et aucune manigance n'a de menace. Puis-je l'incliner pour contrer, ou jouer Pour la Justice !, rien que pour ôter Désorienté ?",
  },
  shows    = { "mc.amb.thwart-protected-scheme" },
}
local ann = players {
  { "Ann", character = "Spider-Man", identity = { { "Spider-Man", confused = true } }, hand = { "For Justice!", "Energy" } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 0 } }

refused(function() ann:thwarts_with "Spider-Man" end, "mc.amb.thwart-protected-scheme")
refused(function() ann:plays "For Justice!" end, "mc.choose.no-choice-no-ability")
expect(ann.identity:confused "Spider-Man"):is(1)
expect(ann.identity:exhausted "Spider-Man"):is(0)
ruling {
  en = "Neither. Where no threat could be removed there is nothing to thwart, and an attempt that cannot begin cannot use up the Confused card.",
  fr = "Ni l'un ni l'autre. Là où aucune menace ne peut être retirée, il n'y a rien à contrer, et une tentative impossible n'use pas la carte Désorienté.",
}

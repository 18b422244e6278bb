scenario "During set-up there is no hero to be hit" {
  game     = "champions",
  question = {
    en = "Rhino III stuns each hero when he is revealed. If we begin against him, are we stunned before the first turn?",
    fr = "Rhino III sonne chaque héros quand il est révélé. Si nous commençons contre lui, sommes-nous sonnés avant le premier tour ?",
  },
  shows    = { "mc.amb.form-of-setup-when-revealed" },
  set_up = "shown",
  expert = 1,
}
local ann = players {
  { "Ann", character = "Carol Danvers" },
}
villain { "Rhino III" }

expect(villain:tough "Rhino III"):is(1)  -- the rest of his card works
expect(ann.identity):is { "Carol Danvers" }
expect(ann.identity:stunned "Carol Danvers"):is(0)
ann:declines()                          -- keeps the starting hand
ruling {
  en = "No. Everybody starts in alter-ego form, so what is aimed at heroes finds nobody. The rest does happen: Rhino gets his Tough card.",
  fr = "Non. Tout le monde commence en alter ego : ce qui vise les héros ne trouve personne. Le reste a bien lieu : Rhino reçoit sa carte Tenace.",
}

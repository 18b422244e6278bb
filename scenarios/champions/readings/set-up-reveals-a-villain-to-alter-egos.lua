scenario "During set-up there is no hero to be hit" {
  game     = "champions",
  question = {
    en = "In expert mode the villain's When Revealed works during set-up. Could it stun a hero before the first turn?",
    fr = "En mode expert, le « Une fois révélé » du méchant joue dès la mise en place. Peut-il sonner un héros avant le premier tour ?",
  },
  shows    = { "mc.amb.form-of-setup-when-revealed" },
  set_up = "shown",
  expert = 1,
}
local ann = players {
  { "Ann", character = "Carol Danvers" },
}

expect(ann.identity):is { "Carol Danvers" }
expect(ann.identity:stunned "Carol Danvers"):is(0)
expect(side_schemes):is { "Breakin' & Takin'" }
ann:declines()                          -- keeps the starting hand
ruling {
  en = "No. Everybody starts in alter-ego form, so what is aimed at heroes finds nobody; the rest, such as Rhino's side scheme, does happen.",
  fr = "Non. Tout le monde commence en alter ego : ce qui vise les héros ne trouve personne ; le reste, comme la manigance annexe de Rhino, a bien lieu.",
}

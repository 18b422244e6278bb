scenario "An ally responds before its consequential damage" {
  game     = "champions",
  question = {
    en = "Daredevil, with 1 hit point left, thwarts. Does he still deal his 1 damage before his consequential damage?",
    fr = "Daredevil, à 1 point de vie, contre une manigance. Inflige-t-il encore son dégât avant de subir ses dégâts consécutifs ?",
  },
  shows    = { "mc.amb.consequential-last" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, in_play = { { "Daredevil", damage = 2 } } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 3 } }

ann:thwarts_with "Daredevil"
ann:uses "Daredevil"
expect(main_scheme:threat "The Break-In!"):is(1)
expect(villain:damage "Rhino"):is(1)
expect(ann.discard):is { "Daredevil" }
expect(ann):is_on_turn()
ruling {
  en = "Yes. Consequential damage comes last, after every response to the thwart: he deals his damage and only then falls.",
  fr = "Oui. Les dégâts consécutifs viennent en dernier, après toutes les réponses au contre : il inflige son dégât, puis tombe.",
}

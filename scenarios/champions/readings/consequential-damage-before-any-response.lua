scenario "An ally that falls to its own thwart gives no response" {
  game     = "champions",
  question = {
    en = "Daredevil, with 1 hit point left, thwarts. Does he still deal his 1 damage afterwards?",
    fr = "Daredevil, à 1 point de vie, contre une manigance. Inflige-t-il encore son dégât ensuite ?",
  },
  shows    = { "mc.amb.consequential-first" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, in_play = { { "Daredevil", damage = 2 } } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 3 } }

ann:thwarts_with "Daredevil"

expect(main_scheme:threat "The Break-In!"):is(1)
expect(ann.discard):is { "Daredevil" }
expect(villain:damage "Rhino"):is(0)
expect(ann):is_on_turn()
ruling {
  en = "No. The consequential damage belongs to the thwart and comes first: he is gone before he could respond.",
  fr = "Non. Les dégâts consécutifs font partie du contre et passent d'abord : il a disparu avant de pouvoir réagir.",
}

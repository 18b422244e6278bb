scenario "Whirlwind attacks each other hero too" {
  game     = "champions",
  at       = "villain phase, step 2",
  question = {
    en = "Whirlwind attacks Ann. Ben is in alter-ego form and Cora in hero form. Whom does he attack, and who may defend?",
    fr = "Le Tourbillon attaque Ann. Ben est en alter ego et Cora en héros. Qui attaque-t-il, et qui peut défendre ?",
  },
  shows    = { "mc.card.whirlwind", "mc.amb.also-against-each-other-hero", "mc.form.alter-ego-hides-hero" },
}
local ann, ben, cora = players {
  { "Ann", character = "She-Hulk", hand = {}, engaged = { "Whirlwind" } },
  { "Ben", character = "Peter Parker", hand = {} },
  { "Cora", character = "Captain Marvel", hand = {}, in_play = { "Mockingbird" } },
}
villain { { "Klaw I", stunned = true } }
encounter_deck:on_top { "Advance" }

ann:defends_with "She-Hulk"               -- against the attack on Ann
cora:defends_with "Mockingbird"           -- against the attack on Cora: She-Hulk is exhausted by now
expect(ann.identity:damage "She-Hulk"):is(0)
expect(ben.identity:damage "Peter Parker"):is(0)
expect(cora.identity:damage "Captain Marvel"):is(0)
expect(cora.in_play:damage "Mockingbird"):is(2)
until_step "villain phase, step 3"
cora:declines()
ruling {
  en = "Ann first, and then Cora, the other hero, in an attack of its own with a defender of its own. Ben is no hero just now. The attack on Cora does not spread once more.",
  fr = "D'abord Ann, puis Cora, l'autre héroïne, par une attaque à part avec son propre défenseur. Ben n'est pas un héros en ce moment. L'attaque contre Cora ne s'étend pas à son tour.",
}

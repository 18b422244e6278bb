scenario "A trigger that names a form needs that form" {
  game     = "champions",
  question = {
    en = "I am damaged and in hero form. May I use Aunt May's alter-ego Action?",
    fr = "Je suis blessé et sous forme de héros. Puis-je utiliser l'Action d'alter ego de Tante May ?",
  },
  shows    = { "mc.triggered-ability.form-label" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, identity = { { "Spider-Man", damage = 5 } }, in_play = { "Aunt May" } },
}
villain { "Rhino I" }

refused(function() ann:uses "Aunt May" end, "mc.triggered-ability.form-label")
ann:changes_form()
ann:uses "Aunt May"
expect(ann.identity:damage "Peter Parker"):is(1)
expect(ann.in_play:exhausted "Aunt May"):is(1)
ruling {
  en = "Not in hero form. Flip to Peter Parker, and she heals 4 damage from him.",
  fr = "Pas sous forme de héros. Passez en Peter Parker, et elle lui soigne 4 dégâts.",
}

scenario "Aunt May heals Peter Parker and not Spider-Man" {
  game     = "champions",
  question = {
    en = "I am Spider-Man with 5 damage. May Aunt May heal me?",
    fr = "Je suis Spider-Man et j'ai 5 dégâts. Tante May peut-elle me soigner ?",
  },
  shows    = { "mc.form.hero-hides-alter-ego" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, identity = { { "Spider-Man", damage = 5 } }, in_play = { "Aunt May" } },
}
villain { "Rhino I" }

refused(function() ann:uses "Aunt May" end, "mc.form.hero-hides-alter-ego")
ann:changes_form()
ann:uses "Aunt May"

expect(ann.identity:damage "Peter Parker"):is(1)
ruling {
  en = "Not while he is in hero form: what is meant for the alter ego does not reach the hero. After flipping to Peter Parker it does.",
  fr = "Pas tant qu'il est sous sa forme de héros : ce qui vise l'alter ego n'atteint pas le héros. Une fois passé en Peter Parker, oui.",
}

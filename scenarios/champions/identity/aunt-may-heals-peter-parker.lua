scenario "Aunt May heals Peter Parker, not Spider-Man" {
  game     = "champions",
  question = {
    en = "Aunt May heals damage from Peter Parker. May Spider-Man use her, since he is the same person?",
    fr = "Tante May soigne des dégâts de Peter Parker. Spider-Man peut-il l'utiliser, puisqu'il est la même personne ?",
  },
  shows    = { "mc.identity.title-names-face" },
}
local ann = players {
  { "Ann", identity = { { "Spider-Man", damage = 6 } }, hand = {}, in_play = { "Aunt May" } },
}

refused(function() ann:uses "Aunt May" end, "mc.triggered-ability.form-label")
ann:changes_form()
ann:uses "Aunt May"

expect(ann.identity):is { "Peter Parker" }
expect(ann.identity:damage "Peter Parker"):is(2)
ruling {
  en = "No. The card means the side called Peter Parker alone. Once Ann has changed form, Aunt May heals 4 damage.",
  fr = "Non. La carte désigne la seule face nommée Peter Parker. Une fois qu'Ann a changé de forme, Tante May soigne 4 dégâts.",
}

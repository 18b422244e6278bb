scenario "Two heroes of one title may team up" {
  game     = "champions",
  set_up   = "shown",
  windows  = "pass",
  question = {
    en = "Ann is Peter Parker. May Ben play another Spider-Man with a different alter ego?",
    fr = "Ann est Peter Parker. Ben peut-il jouer un autre Spider-Man, avec un autre alter ego ?",
  },
  shows    = { "mc.unique.identities-coexist" },
}
local ann, ben = players {
  { "Ann", character = "Peter Parker" },
  { "Ben", character = "Test Ego" },
}

ann:declines "discards"
ben:declines "discards"
ann:changes_form()
ann:ends_turn()
ben:changes_form()
expect(ann.identity):is { "Spider-Man" }
expect(ben.identity):is { "Spider-Man IV" }
ruling {
  en = "Yes. Two identities of one title may be in play when their alter egos differ.",
  fr = "Oui. Deux identités d'un même titre peuvent être en jeu si leurs alter ego diffèrent.",
}

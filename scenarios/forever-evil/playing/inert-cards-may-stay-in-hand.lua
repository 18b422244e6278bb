scenario "Useless cards need not be played" {
  game     = "forever-evil",
  question = {
    en = "Can I end my turn with a Weakness and a Vulnerability still in my hand?",
    fr = "Puis-je finir mon tour avec une Faiblesse et une Vulnérabilité encore en main ?",
  },
  shows    = { "fe.play.inert-discard-time" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Weakness", "Vulnerability" }, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "Sinestro", hand = { "Punch" }, deck = {} },
}
line_up { "Catwoman", "Man-Bat", "Mallet", "Insanity", "Giganta" }

ann:ends_turn()
expect(ann.discard):is { "Weakness", "Vulnerability" }
expect(ann.hand):is { "Punch", "Punch", "Punch", "Punch", "Punch" }
expect(ben):is_on_turn()
ruling {
  en = "Yes. They go to your discard pile at the end of the turn with the rest.",
  fr = "Oui. Elles vont dans votre défausse à la fin du tour avec le reste.",
}

scenario "No card of the right cost, no gain" {
  game     = "forever-evil",
  edition  = "fr",
  question = {
    en = "I destroy a Punch with Transmutation and nothing in the Line-Up costs 0. Do I get something else?",
    fr = "Je détruis un Coup de Poing avec Transmutation et rien dans la réserve ne coûte 0. Ai-je autre chose ?",
  },
  shows    = { "fe.gain.nothing-available" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Transmutation", "Punch" }, deck = {} },
  { "Ben", character = "Sinestro", hand = {}, deck = {} },
}
line_up { "Happy Harbor", "Man-Bat", "Cold Gun", "Superwoman", "Giganta" }

ann:plays "Transmutation"
expect(destroyed):is { "Punch" }
expect(ann.vp):is(1)
expect(ann.discard):is_empty()
expect(line_up):count(5)
ruling {
  en = "No card, because none is available at that cost; the 1 VP is yours all the same.",
  fr = "Aucune carte, car il n'y en a pas à ce coût ; le PV est quand même à vous.",
}

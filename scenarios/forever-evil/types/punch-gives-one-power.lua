scenario "A Punch gives Power 1" {
  game     = "forever-evil",
  edition  = "fr",
  question = {
    en = "How much Power does a Punch give?",
    fr = "Combien de Puissance donne un Coup de Poing ?",
  },
  shows    = { "fe.types.figure-punch" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro", hand = { "Punch" }, deck = { "Punch" } },
  { "Ben", character = "Lex Luthor", hand = { "Punch" }, deck = {} },
}
line_up { "Happy Harbor", "Man-Bat", "Mallet", "Insanity", "Giganta" }

ann:plays "Punch"
expect(ann.power):is(1)
expect(ben.power):is(0)
expect(ann.deck):is { "Punch" }
ruling {
  en = "One, and nothing else.",
  fr = "Un, et rien d'autre.",
}

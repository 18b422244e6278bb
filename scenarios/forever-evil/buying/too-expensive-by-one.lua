scenario "One Power short is too little" {
  game     = "forever-evil",
  question = {
    en = "I am one Power short of the card I want. Can I owe it, or give back a Victory Point token?",
    fr = "Il me manque 1 de Puissance pour la carte que je veux. Puis-je le devoir, ou rendre un jeton PV ?",
  },
  shows    = { "fe.buy.combined-cost" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro", hand = {}, deck = {}, power = 6, vp = 5 },
  { "Ben", character = "Lex Luthor", hand = {}, deck = {} },
}
line_up { "Superwoman", "Man-Bat", "Catwoman", "Mallet", "Insanity" }

expect(ann):may_not("buys", "Superwoman")
refused(function() ann:buys "Superwoman" end, "fe.buy.combined-cost")
expect(ann.vp):is(5)
expect(line_up):has "Superwoman"
ruling {
  en = "No. Cards are paid with the Power of this turn and with nothing else.",
  fr = "Non. On paie avec la Puissance de ce tour, et avec rien d'autre.",
}

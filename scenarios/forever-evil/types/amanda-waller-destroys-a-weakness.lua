scenario "A destroyed Weakness is no Villain and gives no Power" {
  game     = "forever-evil",
  edition  = "fr",
  question = {
    en = "I let Amanda Waller destroy a Weakness. Do I still get some Power?",
    fr = "Je fais détruire une Faiblesse par Amanda Waller. Ai-je quand même de la Puissance ?",
  },
  shows    = { "fe.types.figure-hero" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro", hand = { "Amanda Waller", "Weakness" }, deck = {} },
  { "Ben", character = "Lex Luthor", hand = {}, deck = {} },
}
line_up { "Happy Harbor", "Man-Bat", "Catwoman", "Insanity", "Mallet" }

ann:plays "Amanda Waller"
ann:destroys "Weakness"
expect(ann.power):is(0)
expect(destroyed):is { "Weakness" }
expect(weakness):count(19)                       -- it does not return to its stack
ruling {
  en = "No: you have destroyed something, so there is no +2, and a Weakness is no Villain. But you are rid of it.",
  fr = "Non : vous avez détruit quelque chose, donc pas de +2, et une Faiblesse n'est pas un Vilain. Mais vous en êtes débarrassé.",
}

scenario "A destroyed card is not for sale" {
  game     = "forever-evil",
  edition  = "fr",
  question = {
    en = "A strong card has been destroyed. Can it be bought back from the destroyed pile?",
    fr = "Une carte forte a été détruite. Peut-on la racheter dans la pile des cartes détruites ?",
  },
  shows    = { "fe.buy.sources" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro", hand = {}, deck = {}, power = 20 },
  { "Ben", character = "Lex Luthor", hand = {}, deck = {} },
}
line_up { "Giganta", "Man-Bat", "Catwoman", "Mallet", "Insanity" }
destroyed { "Superwoman" }

refused(function() ann:buys "Superwoman" end, "fe.buy.sources")
expect(destroyed):is { "Superwoman" }
ruling {
  en = "No. Only Line-Up cards, Kicks and the top Super Hero can be bought.",
  fr = "Non. On n'achète que des cartes de la réserve, des Coups de Pied et le Super-Héros du dessus.",
}

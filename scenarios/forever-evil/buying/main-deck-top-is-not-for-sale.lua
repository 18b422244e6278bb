scenario "The top card of the main deck is not for sale" {
  game     = "forever-evil",
  question = {
    en = "We know which card lies on top of the main deck. May I buy it before it comes to the Line-Up?",
    fr = "Nous savons quelle carte est au-dessus du deck commun. Puis-je l'acheter avant qu'elle arrive dans la réserve ?",
  },
  shows    = { "fe.stacks.not-line-up", "fe.buy.sources" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro", hand = {}, deck = {}, power = 20 },
  { "Ben", character = "Lex Luthor", hand = {}, deck = {} },
}
line_up { "Giganta", "Man-Bat", "Catwoman", "Mallet", "Insanity" }
main_deck { "Superwoman", "Cold Gun" }

refused(function() ann:buys "Superwoman" end, "fe.stacks.not-line-up")
expect(main_deck):top "Superwoman"
expect(ann.power):is(20)
ruling {
  en = "No. The main deck is no part of the Line-Up, and only the Line-Up, the Kicks and the top Super Hero are for sale.",
  fr = "Non. Le deck commun ne fait pas partie de la réserve ; seuls la réserve, les Coups de Pied et le Super-Héros du dessus se vendent.",
}

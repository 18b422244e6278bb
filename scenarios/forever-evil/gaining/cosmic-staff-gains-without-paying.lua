scenario "Gaining a card costs nothing" {
  game     = "forever-evil",
  question = {
    en = "My Cosmic Staff lets me gain the bottom card of the main deck, and that card costs 7. Do I have to pay?",
    fr = "Mon Cosmic Staff me fait gagner la carte du dessous du deck commun, et elle coûte 7. Dois-je payer ?",
  },
  shows    = { "fe.gain.free", "fe.gain.to-discard" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Bizarro Power" }, deck = {} },
  { "Ben", character = "Sinestro", hand = { "Cosmic Staff", "Punch" }, deck = {} },
}
line_up { "Catwoman", "Man-Bat", "Mallet", "Cold Gun", "Giganta" }
main_deck { "Insanity", "Superwoman" }

ann:plays "Bizarro Power"
ben:defends "Cosmic Staff"
expect(ben.discard):is { "Cosmic Staff", "Superwoman" }
expect(ben.discard):top "Superwoman"
expect(ben.power):is(0)
expect(ann.power):is(4)                          -- and nobody paid for it
expect(main_deck):is { "Insanity" }
ruling {
  en = "No. A gained card is taken for free and goes straight to your discard pile.",
  fr = "Non. Une carte gagnée est prise gratuitement et va directement dans votre défausse.",
}

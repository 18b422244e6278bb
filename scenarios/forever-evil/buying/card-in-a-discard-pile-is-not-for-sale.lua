scenario "A card in a discard pile is not for sale" {
  game     = "forever-evil",
  question = {
    en = "Ben's discard pile is open and I have the Power for his best card. Can I buy it from him?",
    fr = "La défausse de Ben est visible et j'ai la Puissance pour sa meilleure carte. Puis-je la lui acheter ?",
  },
  shows    = { "fe.buy.sources" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro", hand = {}, deck = {}, power = 20 },
  { "Ben", character = "Lex Luthor", hand = {}, deck = {}, discard = { "Firestorm" } },
}
line_up { "Giganta", "Man-Bat", "Catwoman", "Mallet", "Insanity" }

refused(function() ann:buys "Firestorm" end, "fe.buy.sources")
expect(ben.discard):is { "Firestorm" }
expect(ann.power):is(20)
ruling {
  en = "No. Other players' cards are not for sale.",
  fr = "Non. Les cartes des autres joueurs ne sont pas à vendre.",
}

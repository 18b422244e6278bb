scenario "Giganta before or after buying a cheap card" {
  game     = "forever-evil", edition = "fr",
  question = {
    en = "Giganta gives more when nothing cheap lies in my discard pile. Should I play her before buying a card of cost 2?",
    fr = "Giganta rapporte plus si rien de bon marché n'est dans ma défausse. Dois-je la jouer avant d'acheter une carte à 2 ?",
  },
  shows    = { "fe.play.order-matters", "fe.card.giganta" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Giganta", "Giganta", "Kick" }, deck = {} },
  { "Ben", character = "Sinestro", hand = {}, deck = {} },
}
line_up { "Catwoman", "Man-Bat", "Mallet", "Cold Gun", "Superwoman" }

ann:plays "Giganta"
expect(ann.power):is(4)                          -- the discard pile is empty
ann:buys "Cold Gun"
expect(ann.power):is(2)
ann:plays "Giganta"
expect(ann.power):is(4)                          -- only +2: a card of cost 2 lies there now
ruling {
  en = "Yes: before the purchase she gives Power 4, after it only 2, because she looks at your discard pile as she is played.",
  fr = "Oui : avant l'achat elle donne 4 de Puissance, après seulement 2, car elle regarde votre défausse au moment où on la joue.",
}

scenario "A card whose effect is not defined can still be bought and scored" {
  game     = "forever-evil",
  edition  = "fr",
  question = {
    en = "Do the Victory Points of a card count although its effect is not known to the referee?",
    fr = "Les PV d'une carte comptent-ils même si l'arbitre ne connaît pas son effet ?",
  },
  shows    = { "fe.score.add-vp", "fe.buy.sources" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro", hand = {}, deck = {}, power = 1 },
  { "Ben", character = "Lex Luthor", hand = {}, deck = {} },
}
line_up { "Blank Page", "Man-Bat", "Mallet", "Cold Gun", "Giganta" }
main_deck {}

ann:buys "Blank Page"
expect(ann.power):is(0)
ann:ends_turn()
expect(game):is_over()
expect(ann.score):is(1)
ruling {
  en = "Yes. Cost and Victory Points are enough for buying and scoring.",
  fr = "Oui. Le coût et les PV suffisent pour l'acheter et la compter.",
}

scenario "A card whose effect is not defined cannot be played" {
  game     = "forever-evil",
  question = {
    en = "Someone added a card with no text the referee knows. Can it be bought, and can it be played?",
    fr = "Quelqu'un a ajouté une carte dont l'arbitre ne connaît pas le texte. Peut-on l'acheter, et la jouer ?",
  },
  shows    = { "fe.types.printed-fields" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro", hand = { "Blank Page" }, deck = {}, power = 3 },
  { "Ben", character = "Lex Luthor", hand = {}, deck = {} },
}
line_up { "Catwoman", "Man-Bat", "Mallet", "Cold Gun", "Giganta" }

expect(ann):may_not("plays", "Blank Page")
refused(function() ann:plays "Blank Page" end, "fe.types.printed-fields")
expect(ann.hand):is { "Blank Page" }
ann:buys "Catwoman"                              -- the turn goes on without it
ruling {
  en = "It has a cost and can be bought and scored, but without an ability that is known here it cannot be played.",
  fr = "Elle a un coût, on peut l'acheter et la compter, mais sans capacité connue ici on ne peut pas la jouer.",
}

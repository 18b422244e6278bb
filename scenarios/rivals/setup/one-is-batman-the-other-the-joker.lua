scenario "One player is Batman, the other The Joker" {
  game     = "rivals",
  set_up   = "shown",
  question = {
    en = "Two of us sit down and say nothing about who is who. Which Characters do we get?",
    fr = "Nous nous installons à deux sans dire qui est qui. Quels Personnages recevons-nous ?",
  },
  shows    = { "rivals.setup.character-pile", "rivals.amb.who-is-batman", "rivals.amb.oversized-name" },
}

local ann, ben = players {
  { "Ann", hand = { "Punch" }, deck = {} },
  { "Ben", hand = { "Punch" }, deck = {} },
}
line_up { "Bane", "Robin", "Huntress", "Oracle", "Superman" }

expect(ann.character):is { "Batman 9" }
expect(ann.later_characters):in_order { "Batman 12", "Batman 15" }
expect(ben.character):is { "The Joker 9" }
expect(ben.later_characters):in_order { "The Joker 12", "The Joker 15" }
ruling {
  en = "One is Batman, the other The Joker, each with the Character of cost 9 on top of 12 and 15. Which of you is which you settle between you; here the first named is Batman.",
  fr = "L'un est Batman, l'autre Le Joker, chacun avec le Personnage de coût 9 sur ceux de 12 et 15. C'est à vous de décider qui est qui ; ici, le premier nommé est Batman.",
}

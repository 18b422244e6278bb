scenario "Man-Bat Serum put under the main deck first" {
  game     = "forever-evil",
  question = {
    en = "Batman plays a destroyed Man-Bat Serum while I have five VP tokens, and it goes under the main deck. Is it destroyed at the end of my turn?",
    fr = "Batman joue un Sérum du Man-Bat détruit alors que j'ai cinq jetons PV, et il va sous le deck commun. Est-il détruit à la fin de mon tour ?",
  },
  shows    = { "fe.cards.man-bat-serum-bottom", "fe.amb.man-bat-serum-place" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Batman" }, vp = 5, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
destroyed { "Man-Bat Serum" }
line_up { "Ultraman", "Power Armor", "Pandora", "Despero", "Owlman" }
main_deck { "Giganta", "Mallet" }

ann:plays "Batman"
ann:plays "Man-Bat Serum"
expect(ann.power):is(5)
expect(main_deck):in_order { "Giganta", "Mallet", "Man-Bat Serum" }
ann:ends_turn()

expect(main_deck):in_order { "Giganta", "Mallet", "Man-Bat Serum" }
expect(destroyed):is_empty()

ruling {
  en = "No. It stays at the bottom of the main deck.",
  fr = "Non. Il reste tout en dessous du deck commun.",
}

scenario "A Hero received by Insanity is not gained" {
  game     = "forever-evil",
  question = {
    en = "I am Lex Luthor and receive a Hero through Insanity. Do I draw a card more at the end of my turn?",
    fr = "Je suis Lex Luthor et je reçois un Héros par Aliénation. Est-ce que je pioche une carte de plus à la fin de mon tour ?",
  },
  shows    = { "fe.cards.insanity-not-gain" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Insanity", "Vulnerability" }, deck = { "Punch", "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Catwoman" } },
}
line_up { "Ultraman", "Power Armor", "Pandora", "Despero", "Owlman" }

ann:plays "Insanity"
expect(ann.hand):is { "Catwoman" }
ann:ends_turn()

expect(ann.hand):count(5)               -- six if the Hero had been gained

ruling {
  en = "No. A passed card is neither bought nor gained, so nothing that waits for that happens.",
  fr = "Non. Une carte passée n'est ni achetée ni gagnée, donc rien de ce qui attend cela ne se produit.",
}

scenario "Buying with cards still in hand" {
  game     = "forever-evil",
  question = {
    en = "Do I have to play my whole hand before I buy anything?",
    fr = "Dois-je jouer toute ma main avant d'acheter quoi que ce soit ?",
  },
  shows    = { "fe.play.buy-before-all-played" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro", hand = { "Punch", "Punch", "Punch", "Punch", "Vulnerability" }, deck = {} },
  { "Ben", character = "Lex Luthor", hand = {}, deck = {} },
}
line_up { "Giganta", "Man-Bat", "Catwoman", "Mallet", "Insanity" }

ann:plays "Punch"
ann:plays "Punch"
ann:buys "Insanity"
expect(ann.hand):is { "Punch", "Punch", "Vulnerability" }
expect(ann.discard):is { "Insanity" }
ruling {
  en = "No. With Power 2 you may buy a card of cost 2 while three cards are still in your hand.",
  fr = "Non. Avec 2 de Puissance, vous pouvez acheter une carte à 2 alors qu'il vous reste trois cartes en main.",
}

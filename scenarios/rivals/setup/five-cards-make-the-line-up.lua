scenario "Five cards of the main deck make the Line-Up" {
  game     = "rivals",
  set_up   = "shown",
  question = {
    en = "How many cards do we lay out to buy from, and what is left of the main deck?",
    fr = "Combien de cartes expose-t-on à l'achat, et que reste-t-il du deck commun ?",
  },
  shows    = { "rivals.setup.lineup-five", "rivals.setup.main-deck-shuffle", "rivals.setup.main-deck-excludes" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9" },
  { "Ben", character = "The Joker 9" },
}

expect(line_up):count(5)
expect(main_deck):count(55)
ruling {
  en = "Shuffle the 60 cards of the main deck and turn up five of them; 55 are left. No starting card, Kick, Weakness or Character is among them.",
  fr = "Mélangez les 60 cartes du deck commun et révélez-en cinq ; il en reste 55. Ni carte de Base, ni Coup de Pied, ni Faiblesse, ni Personnage n'en fait partie.",
}

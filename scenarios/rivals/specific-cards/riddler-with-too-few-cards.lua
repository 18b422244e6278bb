scenario "The Riddler with one card, or none, in the main deck" {
  game     = "rivals",
  question = {
    en = "The main deck has a single card when I play The Riddler. Does Ben choose, and what if it is empty?",
    fr = "Le deck commun n'a qu'une carte quand je joue L'Homme-Mystère. Ben choisit-il, et s'il est vide ?",
  },
  shows    = { "rivals.amb.deck-runs-out" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Guessing Game", "Guessing Game" } },
  { "Ben", character = "The Joker 9", hand = { "Punch" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }
main_deck { "Bane" }

ann:plays "Guessing Game"
expect(ann.discard):is { "Bane" }         -- nobody was asked
ann:plays "Guessing Game"
expect(ann.discard):is { "Bane" }
expect(game):goes_on()
ruling {
  en = "There is no next card, so nothing is chosen. With an empty main deck the card does nothing, and the game goes on up to step 5.",
  fr = "Il n'y a pas de carte suivante : rien ne se choisit. Deck commun vide, la carte ne fait rien, et la partie va jusqu'à l'étape 5.",
}

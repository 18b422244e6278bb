scenario "The draw goes on from the new deck" {
  game     = "champions",
  question = { en = "Nick Fury lets me draw 3, but my deck has one card. Do I get three?", fr = "Nick Fury me fait piocher 3 cartes, mais mon deck n'en a qu'une. Est-ce que j'en ai trois ?" },
  shows    = { "mc.empty-player-deck.draw-continues" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Nick Fury", "Energy", "Strength" }, deck = { "Backflip" }, discard = { "Genius", "Haymaker" } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 4 } }
shuffle_gives { "Genius", "Strength", "Energy", "Haymaker" }

ann:plays "Nick Fury"
ann:pays_with "Energy"
ann:chooses "draw"
expect(ann.hand):is { "Backflip", "Genius", "Strength" }
expect(ann.deck):in_order { "Energy", "Haymaker" }
expect(ann.dealt):count(1)

ruling {
  en = "Yes. You draw the one card, shuffle your discard pile into a new deck, and draw the other two from it.",
  fr = "Oui. Vous piochez la seule carte, mélangez votre défausse en un nouveau deck, et y piochez les deux autres.",
}

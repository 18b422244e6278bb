scenario "Harley Quinn discards in her own turn" {
  game     = "forever-evil",
  question = {
    en = "I am Harley Quinn and discard two cards in my own turn for the Royal Flush Gang. How many do I draw for that?",
    fr = "Je suis Harley Quinn et je défausse deux cartes à mon tour pour le Gang du Flush Royal. Combien en pioche-je pour cela ?",
  },
  shows    = { "fe.card.harley-quinn" },
}

local ann, ben = players {
  { "Ann", character = "Harley Quinn", hand = { "Royal Flush Gang", "Vulnerability", "Vulnerability" }, deck = { "Kick", "Punch", "Giganta", "Mallet" } },
  { "Ben", character = "Deathstroke",  hand = { "Punch" } },
}

ann:plays "Royal Flush Gang"
ann:discards "Vulnerability"
ann:discards "Vulnerability"

expect(ann.hand):is { "Kick", "Punch", "Giganta" }
expect(ann.deck):is { "Mallet" }

ruling {
  en = "One, with the first of the two.",
  fr = "Une seule, pour la première des deux.",
}

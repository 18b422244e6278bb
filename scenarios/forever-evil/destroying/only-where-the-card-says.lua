scenario "A card is destroyed only where the text says" {
  game     = "forever-evil",
  question = {
    en = "Deathstorm destroys a card of my hand. May I destroy the Weakness in my discard pile with it instead?",
    fr = "Deathstorm détruit une carte de ma main. Puis-je détruire à la place la Faiblesse de ma défausse ?",
  },
  shows    = { "fe.destroy.where" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Deathstorm", "Punch", "Vulnerability" }, discard = { "Weakness" } },
  { "Ben", character = "Black Manta", hand = { "Punch" } },
}
line_up { "Steel", "Grid", "Vibe", "Mallet", "Giganta" }

ann:plays "Deathstorm"
expect(ann):must_choose { "destroys Punch", "destroys Vulnerability", "declines" }
refused(function() ann:destroys "Weakness" end, "fe.destroy.where")
refused(function() ann:destroys "Giganta" end, "fe.destroy.where")
ann:declines()

expect(ann.discard):is { "Weakness" }
expect(destroyed):is_empty()
ruling {
  en = "No. Each card names the place: here only the hand, neither the discard pile nor the Line-Up. And Ann may as well destroy nothing.",
  fr = "Non. Chaque carte nomme l'endroit : ici seulement la main, ni la défausse ni la réserve. Et Ann peut aussi ne rien détruire.",
}

scenario "A frozen card is not gained either" {
  game     = "forever-evil",
  question = {
    en = "Transmutation lets me gain a card of the Line-Up without paying. May I take the frozen one?",
    fr = "Transmutation me fait gagner une carte de la réserve sans payer. Puis-je prendre celle qui est gelée ?",
  },
  shows    = { "fe.cards.cold-gun-frozen", "fe.card.transmutation" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Transmutation", "Superwoman" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { { "Giganta", tokens = 1 }, "Catwoman", "Mallet" }

ann:plays "Transmutation"               -- she destroys Superwoman, her only card: cost 7
expect(ann):must_choose { "gains Catwoman", "gains Mallet", "declines" }
refused(function() ann:gains "Giganta" end, "fe.cards.cold-gun-frozen")
ann:gains "Catwoman"

expect(ann.discard):is { "Catwoman" }
expect(line_up):is { "Giganta", "Mallet" }

ruling {
  en = "No. A Frozen token keeps the card from being gained just as from being bought.",
  fr = "Non. Un jeton Gelé empêche de gagner la carte tout comme de l'acheter.",
}

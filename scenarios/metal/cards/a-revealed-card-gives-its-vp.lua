scenario "A revealed card gives Power by its VP" {
  game     = "metal",
  question = {
    en = "I reveal a card worth 3 VP with a card like Batmanium. What do I get, and what becomes of the card?",
    fr = "Je révèle une carte de 3 PV avec une carte comme Batmanium. Qu'est-ce que j'obtiens, et que devient la carte ?",
  },
  shows    = { "metal.cards.batmanium-multiverse" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Kitchen Scales", "Kitchen Scales" }, deck = { "Paper Power" } },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}
ann:plays "Kitchen Scales"
expect(ann.power):is(3)
ann:plays "Kitchen Scales"       -- it lies there still
expect(ann.power):is(6)
expect(ann.deck):is { "Paper Power" }

ruling {
  en = "Power by its VP. Where the card then goes is for the printed text to say; here it is left on the deck.",
  fr = "De la Puissance selon ses PV. Où va ensuite la carte, c'est au texte imprimé de le dire ; ici elle reste sur la pioche.",
}

scenario "The tile is heeded at each defeat" {
  game     = "metal",
  question = {
    en = "I defeat a Super-Villain and rescue Batman. What else does The Batman Who Laughs do?",
    fr = "Je bats un Super-Vilain et libère Batman. Que fait encore Le Batman-Qui-Rit ?",
  },
  shows    = { "metal.card.the-batman-who-laughs", "metal.cards.batman-who-laughs", "metal.amb.tile-weaknesses" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", power = 9, hand = {}, discard = {} },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}
super_villains { "Straw Boss", "Barbatos" }
captured { "Batman" }
ann:defeats "Straw Boss"
expect(ann.team):is { "Cyborg", "Batman" }
expect(ann.discard):is { "Weakness", "Weakness" }

ruling {
  en = "You gain two Weaknesses, as the publisher's preview says of the tile; whoever has it at hand should hold this against it.",
  fr = "Vous gagnez deux Faiblesses, d'après ce que l'éditeur annonçait de la tuile ; qui l'a sous la main devrait le vérifier.",
}

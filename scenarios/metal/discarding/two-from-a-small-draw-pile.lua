scenario "Discarding from an empty draw pile shuffles the discard pile" {
  game     = "metal",
  question = {
    en = "I must discard two cards of my draw pile and only one is left. What now?",
    fr = "Je dois défausser deux cartes de ma pioche et il n'en reste qu'une. Et alors ?",
  },
  shows    = { "metal.shuffle.when-needed", "metal.discard.elsewhere" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Two Dropped Pages" }, deck = { "Vulnerability" }, discard = { "Punch" } },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

shuffle_gives { "Punch", "Vulnerability" }
ann:plays "Two Dropped Pages"
expect(ann.discard):is { "Punch" }
expect(ann.deck):is { "Vulnerability" }
ruling {
  en = "You discard it, shuffle your discard pile into a new draw pile, and discard the next card.",
  fr = "Vous la défaussez, mélangez votre défausse en une nouvelle pioche, et défaussez la carte suivante.",
}

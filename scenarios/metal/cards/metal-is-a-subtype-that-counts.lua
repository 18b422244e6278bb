scenario "A subtype counts for the bonus" {
  game     = "metal",
  question = {
    en = "A card gives its bonus for a Villain or a Metal card. Does a Metal Equipment do?",
    fr = "Une carte donne son avantage pour un Vilain ou une carte Métal. Un Équipement Métal suffit-il ?",
  },
  shows    = { "metal.cards.once-bonus", "metal.metal.subtype" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Tin Usher", "Tin Tray", "Paper Villain" }, deck = { "Punch", "Vulnerability" } },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}
ann:plays "Tin Usher"            -- Metal itself: another card is meant
expect(ann.hand):is { "Tin Tray", "Paper Villain" }
ann:plays "Tin Tray"
expect(ann.hand):is { "Paper Villain", "Punch" }
ann:plays "Paper Villain"
expect(ann.hand):is { "Punch" }
expect(ann.deck):is { "Vulnerability" }

ruling {
  en = "Yes. Types and subtypes do alike, and the bonus comes once.",
  fr = "Oui. Types et sous-types se valent, et l'avantage vient une fois.",
}

scenario "What was looked at goes back in the same order" {
  game     = "metal",
  question = {
    en = "I look at three cards with Detective Chimp and discard the middle one. May I swap the other two?",
    fr = "Je regarde trois cartes avec Détective Chimp et je défausse celle du milieu. Puis-je inverser les deux autres ?",
  },
  shows    = { "metal.cards.detective-chimp-order" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Keyhole" }, deck = { "Punch", "Vulnerability", "Tin Tray", "Cork Board" }, discard = {} },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}
ann:plays "Keyhole"
ann:discards "Vulnerability"
ann:declines()
expect(ann.deck):is { "Punch", "Tin Tray", "Cork Board" }
expect(ann.discard):is { "Vulnerability" }
expect(log):has_no(ann, "looks at", "Cork Board")

ruling {
  en = "No. They stay on top in the order in which they lay, without the discarded one.",
  fr = "Non. Elles restent sur la pioche dans l'ordre où elles étaient, sans celle qui est défaussée.",
}

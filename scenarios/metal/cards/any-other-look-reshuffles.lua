scenario "Another card that looks has the deck made anew" {
  game     = "metal",
  question = {
    en = "A card says to look at three cards of my deck and nothing of stopping. My deck has one. What now?",
    fr = "Une carte dit de regarder trois cartes de ma pioche, sans parler de s'arrêter. Il m'en reste une. Et alors ?",
  },
  shows    = { "metal.amb.look-reshuffles" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Wide Window" }, deck = { "Punch" }, discard = { "Vulnerability", "Vulnerability", "Vulnerability" } },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}
ann:plays "Wide Window"
expect(log):in_order { { ann, "looks at", "Punch" }, { ann, "shuffles" }, { ann, "looks at", "Vulnerability" } }
expect(log):count(3, ann, "looks at")
expect(ann.deck):is { "Punch", "Vulnerability", "Vulnerability", "Vulnerability" }
expect(ann.discard):is_empty()

ruling {
  en = "You shuffle your discard pile under it and go on: only Detective Chimp and The Drowned stop. What you saw before stays on top.",
  fr = "Vous mélangez votre défausse dessous et continuez : seuls Détective Chimp et La Noyée s'arrêtent. Ce que vous aviez vu reste dessus.",
}

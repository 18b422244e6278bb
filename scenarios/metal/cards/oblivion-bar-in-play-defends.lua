scenario "Oblivion Bar in play defends" {
  game     = "metal",
  question = {
    en = "Oblivion Bar lies in front of me since my last turn, and Ann attacks. May I use it?",
    fr = "Le Bar de l'Oubli est devant moi depuis mon dernier tour, et Ann attaque. Puis-je m'en servir ?",
  },
  shows    = { "metal.cards.oblivion-bar", "metal.attack.ongoing-defense" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Cold Draught" } },
  { "Ben", character = "Plastic Man (oversized)", hand = { "Punch" }, in_play = { "Quiet Corner" }, deck = { "Vulnerability" }, discard = {} },
}
ann:plays "Cold Draught"
ben:defends "Quiet Corner"
expect(ben.hand):is { "Punch", "Vulnerability" }
expect(ben.discard):is { "Quiet Corner" }
expect(ben.in_play):is_empty()

ruling {
  en = "Yes. It is discarded for it, unless the card says otherwise.",
  fr = "Oui. Il est défaussé pour cela, sauf si la carte dit autre chose.",
}

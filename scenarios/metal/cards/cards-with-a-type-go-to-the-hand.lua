scenario "All revealed cards have a type" {
  game     = "metal",
  question = {
    en = "What if all cards that a card like Sunblade reveals have a type, a Vulnerability among them?",
    fr = "Et si toutes les cartes que révèle une carte comme la Lame du Soleil ont un type, une Vulnérabilité comprise ?",
  },
  shows    = { "metal.cards.sunblade" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Letter Sorter" }, deck = { "Vulnerability", "Paper Hero", "Tin Tray" }, discard = { "Punch" } },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}
ann:plays "Letter Sorter"
expect(ann.hand):is { "Vulnerability", "Paper Hero", "Tin Tray" }
expect(ann.discard):is { "Punch" }

ruling {
  en = "Starter is a type, too: here all three go to the hand, and none is discarded. Which type the printed card asks for stands on it.",
  fr = "Base est aussi un type : ici les trois vont en main, et aucune n'est défaussée. Quel type demande la carte imprimée, c'est elle qui le dit.",
}

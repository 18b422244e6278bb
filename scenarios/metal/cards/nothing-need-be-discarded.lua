scenario "Looking without discarding anything" {
  game     = "metal",
  question = {
    en = "All three cards that Detective Chimp shows me are good. Must I discard one?",
    fr = "Les trois cartes que Détective Chimp me montre sont bonnes. Dois-je en défausser une ?",
  },
  shows    = { "metal.cards.detective-chimp-order" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Keyhole" }, deck = { "Paper Power", "Tin Tray", "Cork Board" }, discard = {} },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}
ann:plays "Keyhole"
ann:declines()
expect(ann.deck):is { "Paper Power", "Tin Tray", "Cork Board" }
expect(ann.discard):is_empty()

ruling {
  en = "Here not: some of them may be discarded, and the others stay on top as they lay. The printed card says how many you may or must discard; this shows the order only.",
  fr = "Ici, non : certaines peuvent l'être, et les autres restent dessus dans l'ordre. La carte imprimée dit combien l'on peut ou doit défausser ; ceci ne montre que l'ordre.",
}

scenario "A Weakness drawn by an effect may be what that effect discards" {
  game     = "metal",
  question = {
    en = "My card says: draw a card, then discard a card. I draw a Weakness: may I discard it?",
    fr = "Ma carte dit : piochez une carte, puis défaussez une carte. Je pioche une Faiblesse : puis-je la défausser ?",
  },
  shows    = { "metal.weakness.drawn-and-discarded" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Quick Sift", "Punch" }, deck = { "Weakness", "Punch" }, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)" } },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Quick Sift"
expect(ann):must_choose { "discards Weakness", "discards Punch" }
ann:discards "Weakness"
expect(ann.discard):is { "Weakness" }
expect(ann.in_play):is { "Quick Sift" }
ruling {
  en = "Yes. It was drawn by this effect, which goes on; it need not be played.",
  fr = "Oui. Elle a été piochée par cet effet, qui continue ; elle n'a pas à être jouée.",
}

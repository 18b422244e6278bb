scenario "A card that must be revealed is a card that is needed" {
  game     = "rivals",
  question = {
    en = "I must reveal the top card of my draw pile, which is empty. Do I shuffle?",
    fr = "Je dois révéler la première carte de ma pioche, qui est vide. Dois-je mélanger ?",
  },
  shows    = { "rivals.shuffle.when-needed" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Peephole" }, deck = {}, discard = { "Kick", "Punch" } },
  { "Ben", character = "The Joker 9" },
}
shuffle_gives { "Punch", "Kick" }

ann:plays "Peephole"
expect(ann.deck):in_order { "Punch", "Kick" }
expect(ann.discard):is_empty()
expect(log):has(ann, "reveals", "Punch")
ruling {
  en = "Yes. The discard pile becomes the new draw pile, and its top card is revealed.",
  fr = "Oui. La défausse devient la nouvelle pioche, et sa première carte est révélée.",
}

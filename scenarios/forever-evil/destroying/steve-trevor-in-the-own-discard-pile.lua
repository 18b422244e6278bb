scenario "Steve Trevor destroyed in one's own discard pile" {
  game     = "forever-evil",
  question = {
    en = "Phantom Stranger destroys my Steve Trevor in my discard pile while my draw pile holds a single card. What do I draw?",
    fr = "Phantom Stranger détruit mon Steve Trevor dans ma défausse, et ma pioche n'a plus qu'une carte. Qu'est-ce que je pioche ?",
  },
  shows    = { "fe.destroy.any-zone", "fe.card.phantom-stranger" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Phantom Stranger", "Vulnerability" }, deck = { "Kick" }, discard = { "Steve Trevor", "Mallet" } },
  { "Ben", character = "Black Manta", hand = { "Punch" } },
}

ann:plays "Phantom Stranger"
ann:declines()                          -- nothing of the hand
ann:destroys "Steve Trevor"
expect(ann.hand):is { "Vulnerability", "Kick", "Mallet" }
ann:discards "Vulnerability"

expect(ann.hand):is { "Kick", "Mallet" }
expect(destroyed):is { "Steve Trevor" }
expect(ann.discard):is { "Vulnerability" }
ruling {
  en = "Two cards: the last one, then one of the shuffled discard pile, where Steve Trevor no longer is. Then one is discarded.",
  fr = "Deux cartes : la dernière, puis une de la défausse mélangée, où Steve Trevor n'est plus. Puis une carte est défaussée.",
}

scenario "Aquaman puts up to three discarded cards on the deck" {
  game     = "forever-evil",
  question = {
    en = "I play Aquaman and want back the best cards of my discard pile. How many may I take, where do they go, and do I get Power as well?",
    fr = "Je joue Aquaman pour reprendre les meilleures cartes de ma défausse. Combien puis-je en prendre, où vont-elles, et ai-je aussi de la Puissance ?",
  },
  shows    = { "fe.card.aquaman" },
}

local ann, ben = players {
  { "Ann", character = "Deathstroke", hand = { "Aquaman" }, deck = { "Punch" }, discard = { "Kick", "Giganta", "Stargirl", "Mallet" } },
  { "Ben", character = "Lex Luthor",  hand = { "Punch" } },
}

ann:plays "Aquaman"
ann:chooses "Kick"
ann:chooses "Giganta"
expect(ann):must_choose { "chooses Stargirl", "chooses Mallet", "declines" }
ann:chooses "Stargirl"

expect(ann.deck):in_order { "Stargirl", "Giganta", "Kick", "Punch" }   -- the last one put there lies on top
expect(ann.discard):is { "Mallet" }
expect(ann.power):is(0)
ruling {
  en = "One, two or three cards, put on top of Ann's deck. As she put some there she gets no Power.",
  fr = "Une, deux ou trois cartes, posées sur la pioche d'Ann. Comme elle en a mis, elle n'a pas de Puissance.",
}

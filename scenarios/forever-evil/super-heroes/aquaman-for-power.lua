scenario "Aquaman gives Power if no card is put back" {
  game     = "forever-evil",
  question = {
    en = "I play Aquaman but would rather leave my discard pile alone. What do I get?",
    fr = "Je joue Aquaman, mais je préfère laisser ma défausse telle quelle. Qu'est-ce que j'obtiens ?",
  },
  shows    = { "fe.card.aquaman" },
}

local ann, ben = players {
  { "Ann", character = "Deathstroke", hand = { "Aquaman" }, discard = { "Kick", "Vulnerability" } },
  { "Ben", character = "Lex Luthor",  hand = { "Punch" } },
}

ann:plays "Aquaman"
expect(ann):must_choose { "chooses Kick", "chooses Vulnerability", "declines" }
ann:declines()

expect(ann.power):is(3)
expect(ann.discard):is { "Kick", "Vulnerability" }
ruling {
  en = "Ann puts no card on her deck, so she has +3 Power.",
  fr = "Ann ne met aucune carte sur sa pioche, elle a donc +3 en Puissance.",
}

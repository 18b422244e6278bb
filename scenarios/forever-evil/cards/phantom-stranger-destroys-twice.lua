scenario "Phantom Stranger destroys up to two cards" {
  game     = "forever-evil",
  question = {
    en = "May Phantom Stranger destroy two cards of my hand?",
    fr = "Phantom Stranger peut-il détruire deux cartes de ma main ?",
  },
  shows    = { "fe.card.phantom-stranger" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Phantom Stranger", "Punch", "Vulnerability" }, discard = { "Weakness", "Kick" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}

ann:plays "Phantom Stranger"
expect(ann):must_choose { "destroys Punch", "destroys Vulnerability", "declines" }
ann:destroys "Vulnerability"
expect(ann):must_choose { "destroys Weakness", "destroys Kick", "declines" }
ann:destroys "Weakness"

expect(destroyed):is { "Vulnerability", "Weakness" }
expect(ann.hand):is { "Punch" }
expect(ann.discard):is { "Kick" }
expect(ann.power):is(0)

ruling {
  en = "No: first one card of the hand if you like, then one of the discard pile if you like.",
  fr = "Non : d'abord une carte de la main si vous voulez, puis une de la défausse si vous voulez.",
}

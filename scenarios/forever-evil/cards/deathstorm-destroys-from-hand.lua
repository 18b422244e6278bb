scenario "Deathstorm destroys a card of the hand" {
  game     = "forever-evil",
  question = {
    en = "I play Deathstorm. May I destroy the Vulnerability in my discard pile with it?",
    fr = "Je joue Deathstorm. Puis-je détruire ainsi la Vulnérabilité de ma défausse ?",
  },
  shows    = { "fe.card.deathstorm" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Deathstorm", "Punch", "Weakness" }, discard = { "Vulnerability" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}

ann:plays "Deathstorm"
expect(ann):must_choose { "destroys Punch", "destroys Weakness", "declines" }
ann:destroys "Weakness"

expect(destroyed):is { "Weakness" }
expect(ann.hand):is { "Punch" }
expect(ann.discard):is { "Vulnerability" }
expect(ann.power):is(0)

ruling {
  en = "No, only a card of your hand, and you may leave it.",
  fr = "Non, seulement une carte de votre main, et c'est facultatif.",
}

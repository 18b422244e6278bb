scenario "Black Manta puts a bought card under the deck" {
  game     = "forever-evil",
  question = {
    en = "I am Black Manta and buy a card from the Line-Up. Where may I put it?",
    fr = "Je suis Black Manta et j'achète une carte de la réserve. Où puis-je la mettre ?",
  },
  shows    = { "fe.card.black-manta" },
}

local ann, ben = players {
  { "Ann", character = "Black Manta", hand = {}, power = 6, deck = { "Punch", "Kick" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Giganta", "Insanity", "Ultraman" }

ann:buys "Giganta"
expect(ann):must_choose { "uses Black Manta", "declines" }
ann:uses "Black Manta"
expect(ann.deck):in_order { "Punch", "Kick", "Giganta" }
ann:buys "Insanity"
ann:declines()

expect(ann.discard):is { "Insanity" }
expect(ann.deck):in_order { "Punch", "Kick", "Giganta" }

ruling {
  en = "Under your deck instead of into your discard pile, as you like for each card.",
  fr = "Sous votre pioche au lieu de la défausse, au choix pour chaque carte.",
}

scenario "Black Manta buys a Kick and defeats a Super Hero" {
  game     = "forever-evil",
  question = {
    en = "I am Black Manta. May a Kick or a defeated Super Hero go under my deck as well?",
    fr = "Je suis Black Manta. Un Coup de Pied ou un Super-Héros vaincu peut-il aussi aller sous ma pioche ?",
  },
  shows    = { "fe.card.black-manta" },
}

local ann, ben = players {
  { "Ann", character = "Black Manta", hand = {}, power = 15, deck = { "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Giganta", "Ultraman" }

ann:buys "Kick"
ann:defeats "The Flash"
expect(ann.discard):is { "Kick", "The Flash" }
ann:buys "Giganta"
ann:uses "Black Manta"

expect(ann.deck):in_order { "Punch", "Giganta" }

ruling {
  en = "No. The ability is for cards from the Line-Up, and the stacks are not part of it.",
  fr = "Non. La capacité vaut pour les cartes de la réserve, et les piles n'en font pas partie.",
}

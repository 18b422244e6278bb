scenario "Black Manta gains a card of the Line-Up" {
  game     = "forever-evil",
  question = {
    en = "I am Black Manta and gain a card of the Line-Up with Transmutation. May it go under my deck although I did not buy it?",
    fr = "Je suis Black Manta et je gagne une carte de la réserve avec Transmutation. Peut-elle aller sous ma pioche sans que je l'achète ?",
  },
  shows    = { "fe.card.black-manta" },
}

local ann, ben = players {
  { "Ann", character = "Black Manta", hand = { "Transmutation", "Mallet" }, deck = { "Punch", "Kick" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Giganta", "Ultraman" }

ann:plays "Transmutation"               -- she destroys the Mallet, her only card: cost 4
ann:gains "Giganta"
expect(ann):must_choose { "uses Black Manta", "declines" }
ann:uses "Black Manta"

expect(ann.deck):in_order { "Punch", "Kick", "Giganta" }
expect(ann.discard):is_empty()

ruling {
  en = "Yes. The ability covers every card bought or gained from the Line-Up.",
  fr = "Oui. La capacité vaut pour toute carte achetée ou gagnée depuis la réserve.",
}

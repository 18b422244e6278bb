scenario "Black Adam destroys the first Super Power" {
  game     = "forever-evil",
  question = {
    en = "I am Black Adam and play a Kick first. What may I do with it, and do I keep its Power?",
    fr = "Je suis Black Adam et je joue d'abord un Coup de Pied. Que puis-je en faire, et est-ce que je garde sa Puissance ?",
  },
  shows    = { "fe.card.black-adam" },
}

local ann, ben = players {
  { "Ann", character = "Black Adam",  hand = { "Kick", "Kick" }, deck = { "Giganta", "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Ultraman", "Power Armor", "Pandora" }

ann:plays "Kick"
expect(ann):must_choose { "uses Black Adam", "declines" }
ann:uses "Black Adam"
expect(destroyed):is { "Kick" }
expect(ann.power):is(2)
expect(ann.hand):is { "Kick", "Giganta" }
expect(ann.vp):is(1)

ann:plays "Kick"                        -- the second one: no question
expect(ann.power):is(4)
expect(ann.in_play):is { "Kick" }
expect(ann.vp):is(1)

ruling {
  en = "You may destroy it to draw a card and gain 1 VP; its Power stays. Only the first Super Power of the turn offers that.",
  fr = "Vous pouvez le détruire pour piocher une carte et gagner 1 PV ; sa Puissance reste. Seul le premier Super-Pouvoir du tour l'offre.",
}

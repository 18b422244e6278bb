scenario "Two effects at the end of the turn: their player chooses the order" {
  game     = "rivals",
  question = {
    en = "Two of my cards act at the end of my turn: one draws, one puts a discarded card on top of my draw pile. Who orders them?",
    fr = "Deux de mes cartes agissent à la fin de mon tour : l'une fait piocher, l'autre remet une carte défaussée sur ma pioche. Qui les ordonne ?",
  },
  shows    = { "rivals.amb.trigger-order", "rivals.end-turn.3-effects" },
}

card "Return Desk" { type = "Location", cost = 3, vp = 1, stays = true, after(ends{}){ put(one{ discard_pile }, top(deck)) } }
card "Night Reading" { type = "Location", cost = 3, vp = 1, stays = true, after(ends{}){ draw(1) } }

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Kick" }, deck = { "Punch", "Punch", "Punch", "Punch", "Punch", "Vulnerability" }, discard = {},
    in_play = { "Night Reading", "Return Desk" } },
  { "Ben", character = "The Joker 9", hand = {} },
}
line_up { "Wayne Manor", "Nightwing", "Robin", "Superman", "Billionaire" }

ann:ends_turn()
expect(ann):must_choose { "uses Night Reading", "uses Return Desk" }
ann:uses "Return Desk"
expect(log:last_move()):in_order { { ann, "puts", "Kick" }, { ann, "draws", "Kick" } }
ruling {
  en = "You do. Put back first, the card is drawn at once.",
  fr = "Vous. Remise d'abord, la carte est piochée aussitôt.",
}

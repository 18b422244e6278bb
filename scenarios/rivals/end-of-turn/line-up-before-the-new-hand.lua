scenario "The Line-Up is filled before the new hand is drawn" {
  game     = "rivals",
  question = {
    en = "At the end of my turn, do I draw first or do we fill the Line-Up first?",
    fr = "À la fin de mon tour, est-ce que je pioche d'abord ou complète-t-on d'abord la réserve ?",
  },
  shows    = { "rivals.end-turn.5-refill", "rivals.end-turn.6-draw", "rivals.amb.draw-order-of-editions" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {}, power = 2 },
  { "Ben", character = "The Joker 9", hand = {} },
}
line_up { "Vicky Vale", "Red Hood", "Huntress", "Robin", "Superman" }
main_deck:on_top { "Bane" }

ann:buys "Vicky Vale"
until_step "end of turn, step 6"
ann:ends_turn()
expect(line_up):has "Bane"
expect(ann.hand):is_empty()
until_step "turn"
expect(ann.hand):count(5)
expect(log):in_order { { "Bane", "enters" }, { ann, "draws", "Punch" } }
ruling {
  en = "The Line-Up first, then the new hand: so the French booklet orders the two.",
  fr = "La réserve d'abord, la nouvelle main ensuite : c'est l'ordre du livret français.",
}

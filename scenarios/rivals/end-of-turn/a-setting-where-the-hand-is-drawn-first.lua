scenario "A setting: the new hand is drawn before the Line-Up is filled" {
  game     = "rivals",
  rules    = { ["rivals.amb.draw-order-of-editions"] = "off" },
  question = {
    en = "We play with the older order, in which one draws first. What changes at the end of the turn?",
    fr = "Nous jouons avec l'ordre plus ancien, où l'on pioche d'abord. Qu'est-ce qui change à la fin du tour ?",
  },
  shows    = { "rivals.end-turn.5-refill", "rivals.end-turn.6-draw" },
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
expect(line_up):has_no "Bane"
expect(ann.hand):count(5)
until_step "end of turn, step 7"
expect(line_up):has "Bane"
ruling {
  en = "Only the order: in step 5 you draw five cards, in step 6 the Line-Up is filled.",
  fr = "Seulement l'ordre : à l'étape 5 vous piochez cinq cartes, à l'étape 6 on complète la réserve.",
}

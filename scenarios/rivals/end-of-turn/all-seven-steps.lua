scenario "The seven steps of the end of a turn, in order" {
  game     = "rivals",
  question = {
    en = "I played a Kick and a Punch, bought a card, hold a Vulnerability and control a card that acts at the end of my turn. In which order is everything settled?",
    fr = "J'ai joué un Coup de Pied et un Coup de Poing, acheté une carte, il me reste une Vulnérabilité et j'ai une carte qui agit à la fin du tour. Dans quel ordre tout se règle-t-il ?",
  },
  shows    = {
    "rivals.end-turn.1-announce", "rivals.end-turn.2-hand", "rivals.end-turn.3-effects", "rivals.end-turn.4-played",
    "rivals.end-turn.4-power-lost", "rivals.end-turn.5-refill", "rivals.end-turn.6-draw", "rivals.end-turn.7-next-player",
  },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Kick", "Punch", "Vulnerability" }, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" },
    discard = {}, in_play = { "Late Train" } },
  { "Ben", character = "The Joker 9", hand = {} },
}
line_up { "Vicky Vale", "Robin", "Huntress", "Oracle", "Superman" }
main_deck:on_top { "Bane" }

ann:plays "Kick"
ann:plays "Punch"
ann:buys "Vicky Vale"
expect(ann.power):is(1)
ann:ends_turn()
expect(ann):must_choose { "destroys Vicky Vale", "destroys Vulnerability", "declines" }
ann:destroys "Vulnerability"

expect(log:last_move()):in_order {
  { ann, "discards", "Vulnerability" },
  { ann, "destroys", "Vulnerability" },
  { ann, "puts", "Kick", "away" },
  { "unspent Power is lost" },
  { "Bane", "enters" },
  { ann, "draws", "Punch" },
}
expect(ann.discard):is { "Vicky Vale", "Kick", "Punch" }
expect(ann.in_play):is { "Late Train" }
expect(ann.hand):count(5)
expect(ann.power):is(0)
expect(ben):is_on_turn()
ruling {
  en = "Say that you are done, hand away, effects of the end of the turn, played cards away and Power lost, Line-Up filled, five cards drawn; then it is Ben's turn.",
  fr = "Annoncer la fin, ranger la main, effets de fin de tour, ranger les cartes jouées et perdre la Puissance, compléter la réserve, piocher cinq cartes ; puis c'est à Ben.",
}

scenario "Once the end is announced, nothing more is played or bought" {
  game     = "rivals",
  question = {
    en = "I said that my turn is over, and in step 3 I must still decide something. May I buy a card after all, or play one that I have just drawn?",
    fr = "J'ai annoncé la fin de mon tour, et à l'étape 3 je dois encore décider quelque chose. Puis-je finalement acheter une carte, ou en jouer une que je viens de piocher ?",
  },
  shows    = { "rivals.end-turn.1-announce" },
}
card "Night Owl" { type = "Location", cost = 4, vp = 1, stays = true,
  says = { "Ongoing. At the end of your turn, draw a card; you may destroy a card of your discard pile.",
    "Permanent. À la fin de votre tour, piochez une carte ; vous pouvez détruire une carte de votre défausse." },
  after(ends{}){ draw(1), may(destroy(one{ discard_pile })) } }

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Punch" }, deck = { "Kick", "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {},
    in_play = { "Night Owl" }, power = 3 },
  { "Ben", character = "The Joker 9", hand = {} },
}
line_up { "Red Hood", "Robin", "Huntress", "Oracle", "Superman" }

ann:ends_turn()
refused(function() ann:plays "Kick" end, "rivals.end-turn.1-announce")     -- drawn in step 3
refused(function() ann:buys "Red Hood" end, "rivals.end-turn.1-announce")
refused(function() ann:confronts() end, "rivals.end-turn.1-announce")
ann:declines()
expect(ann.hand):has "Kick"
expect(line_up):has "Red Hood"
expect(ben):is_on_turn()
ruling {
  en = "No. Announcing it ends your turn; the steps that follow are no time for playing or buying.",
  fr = "Non. L'annonce met fin à votre tour ; les étapes qui suivent ne servent ni à jouer ni à acheter.",
}

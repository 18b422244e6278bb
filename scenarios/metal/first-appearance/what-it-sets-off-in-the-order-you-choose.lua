scenario "What a First Appearance sets off with one player comes in the order that player chooses" {
  game     = "metal",
  question = {
    en = "A First Appearance makes me discard. One Ongoing card of mine waits for a discard, another for an Attack on me. Which acts first?",
    fr = "Une Révélation me fait défausser. Un de mes Permanents attend une défausse, un autre une Attaque contre moi. Lequel agit d'abord ?",
  },
  shows    = { "metal.amb.trigger-order", "metal.amb.triggers-wait" },
}
card "Rag Box" { type = "Equipment", cost = 3, stays = true,
  says = { "Ongoing: after you discard a card, draw one.", "Permanent : après avoir défaussé une carte, piochez-en une." },
  after(discards{}){ draw(1) } }
card "Alarm" { type = "Equipment", cost = 3, stays = true,
  says = { "Ongoing: after you have been attacked, gain the top Breakthrough.", "Permanent : après avoir été attaqué, gagnez la Surcharge du dessus." },
  after(attacked{}){ gain(top(kick_stack)) } }
card "Loud Ogre" { pile = "boss", type = "Villain", cost = 9, vp = 4,
  says = { "First Appearance: each player discards a card.", "Révélation : chaque joueur défausse une carte." },
  first_appearance = { discard(one{ hand }) } }

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = {}, deck = {}, discard = {}, score_pile = { { "The Devastator", defeated = true } } },
  { "Ben", team = { "Hal Jordan (oversized)" }, hand = { "Vulnerability" }, deck = { "Punch" }, in_play = { "Rag Box", "Alarm" }, discard = {} },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }
super_villains { "Loud Ogre", "Barbatos" }

ann:ends_turn()
expect(ben):must_choose { "uses Rag Box", "uses Alarm" }
what_if("the other one first", function()
  ben:uses "Alarm"
  expect(ben.discard):is { "Breakthrough", "Vulnerability" }
end)
ben:uses "Rag Box"
expect(log:last_move()):in_order { { ben, "draws", "Punch" }, { ben, "gains", "Breakthrough" } }
ruling {
  en = "You choose. Both wait until the First Appearance is done with you, and then they are due together.",
  fr = "À vous de choisir. Les deux attendent que la Révélation en ait fini avec vous, puis viennent ensemble.",
}

scenario "Once the turn is over, nothing more is played or bought" {
  game     = "metal",
  question = {
    en = "I said that I am done. May I still buy something, while the rest is being settled?",
    fr = "J'ai dit que j'avais fini. Puis-je encore acheter pendant que le reste se règle ?",
  },
  shows    = { "metal.end-turn.1-announce" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Late Bonfire", "Punch" }, power = 3, discard = { "Vulnerability" } },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

ann:plays "Late Bonfire"
ann:ends_turn()                          -- its effect of step 4 asks something
refused(function() ann:buys "Fair Play" end, "metal.end-turn.1-announce")
expect(game):is_between_turns()
ann:declines()
ruling {
  en = "No. With the announcement the turn is over.",
  fr = "Non. L'annonce met fin au tour.",
}

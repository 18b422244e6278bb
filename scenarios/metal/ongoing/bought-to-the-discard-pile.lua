scenario "A bought Ongoing card goes to the discard pile first" {
  game     = "metal",
  question = {
    en = "I gained an Ongoing card. Is it in play at once?",
    fr = "J'ai gagné une carte Permanent. Est-elle aussitôt en jeu ?",
  },
  shows    = { "metal.ongoing.bought-to-discard" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Open Palm", "Steady Hand" }, power = 3, discard = {} },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Practice Beacon", "Spare Battery", "War Cry", "Escape", "Black Adam" }

ann:buys "Spare Battery"
ann:plays "Open Palm"
ann:gains "Practice Beacon"
expect(ann.discard):is { "Spare Battery", "Practice Beacon" }
expect(ann.in_play):is { "Open Palm" }
ann:plays "Steady Hand"
expect(ann.power):is(1)                  -- the Beacon does nothing in the discard pile
ruling {
  en = "No. Bought or gained, it goes to your discard pile like any other card, and works only once you have played it.",
  fr = "Non. Achetée ou gagnée, elle va dans votre défausse comme toute autre, et n'agit qu'une fois jouée.",
}

scenario "A played Ongoing card stays and keeps working" {
  game     = "metal",
  question = {
    en = "I played an Ongoing card. Is it put away at the end of my turn?",
    fr = "J'ai joué une carte Permanent. Est-elle défaussée à la fin de mon tour ?",
  },
  shows    = { "metal.ongoing.stays", "metal.ongoing.in-play", "metal.ongoing.active" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Practice Beacon", "Punch" }, deck = { "Steady Hand", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "The Flash (oversized)", hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

ann:plays "Practice Beacon"
ann:plays "Punch"
ann:ends_turn()
expect(ann.in_play):is { "Practice Beacon" }
expect(ann.discard):is { "Punch" }
ben:ends_turn()
ann:plays "Steady Hand"
expect(ann.power):is(2)                  -- one of its own, one from the Beacon
ruling {
  en = "No. It stays in front of you, and its ability works as long as it is in play, turn after turn.",
  fr = "Non. Elle reste devant vous, et sa capacité agit tant qu'elle est en jeu, tour après tour.",
}

scenario "Any number of Locations may be in play" {
  game     = "metal",
  question = {
    en = "I have a Location in play. May I play another one?",
    fr = "J'ai un Lieu en jeu. Puis-je en jouer un autre ?",
  },
  shows    = { "metal.location.any-number", "metal.location.stays", "metal.location.draw" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Practice Yard", "Practice Tower", "Steady Hand" }, in_play = { "Practice Yard" }, deck = { "Punch", "Vulnerability" }, discard = {} },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

ann:plays "Practice Yard"
ann:plays "Practice Tower"
ann:plays "Steady Hand"
expect(ann.in_play):is { "Practice Yard", "Practice Yard", "Practice Tower", "Steady Hand" }
expect(ann.hand):is { "Punch", "Vulnerability" }  -- both Yards draw
ruling {
  en = "Yes, as many as you like, and each of them works.",
  fr = "Oui, autant que vous voulez, et chacun agit.",
}

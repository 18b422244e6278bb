scenario "An effect on cards you control leaves hand and discard pile alone" {
  game     = "metal",
  question = {
    en = "My card destroys a card that I control. May I take a Vulnerability of my hand, or of my discard pile?",
    fr = "Ma carte détruit une carte que je contrôle. Puis-je prendre une Vulnérabilité de ma main, ou de ma défausse ?",
  },
  shows    = { "metal.control.not-hand-deck-discard" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Vulnerability", "Tear Down", "Punch" }, discard = { "Vulnerability" } },
  { "Ben", character = "The Flash (oversized)", in_play = { "Practice Beacon" } },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

ann:plays "Punch"
ann:plays "Tear Down"
refused(function() ann:destroys("Vulnerability", ann.hand) end, "metal.control.not-hand-deck-discard")
refused(function() ann:destroys("Vulnerability", ann.discard) end, "metal.control.not-hand-deck-discard")
refused(function() ann:destroys("Practice Beacon", ben.in_play) end, "metal.control.not-hand-deck-discard")
ann:destroys "Punch"                     -- played this turn
expect(destroyed):is { "Punch" }
ruling {
  en = "Neither. You control what you have played this turn and your Ongoing cards, nothing else, and not what lies in front of Ben.",
  fr = "Ni l'une ni l'autre. Vous contrôlez ce que vous avez joué ce tour et vos Permanents, rien d'autre, ni ce que Ben a devant lui.",
}

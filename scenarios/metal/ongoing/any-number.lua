scenario "Any number of Ongoing cards may be in play" {
  game     = "metal",
  question = {
    en = "I have two Ongoing cards in play. May I play a third, even one of the same name?",
    fr = "J'ai deux cartes Permanent en jeu. Puis-je en jouer une troisième, même du même nom ?",
  },
  shows    = { "metal.ongoing.any-number", "metal.ongoing.active" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Practice Beacon", "Steady Hand" }, in_play = { "Practice Beacon", "Spare Battery" } },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

ann:plays "Practice Beacon"
ann:plays "Steady Hand"
expect(ann.power):is(3)                  -- both Beacons act
ruling {
  en = "Yes. There is no limit, and all of them work.",
  fr = "Oui. Il n'y a pas de limite, et toutes agissent.",
}

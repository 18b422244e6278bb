scenario "One Super-Villain per turn" {
  game     = "metal",
  question = {
    en = "I have 30 Power. May I defeat two Super-Villains in one turn?",
    fr = "J'ai 30 en Puissance. Puis-je vaincre deux Super-Vilains dans le même tour ?",
  },
  shows    = { "metal.villain.next-stays-down" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = {}, power = 30 },
  { "Ben", team = { "Hal Jordan (oversized)", "Batman" } },
}
captured {}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }
super_villains { "Plaster Tyrant", "Clay Warden", "Barbatos" }

ann:defeats "Plaster Tyrant"
expect(super_villains):is_face_down()
refused(function() ann:defeats "Clay Warden" end, "metal.villain.next-stays-down")
never { that(ann.score_pile):count(2), within = "this turn" }
ruling {
  en = "No. The next one stays face down until the end of your turn.",
  fr = "Non. Le suivant reste face cachée jusqu'à la fin de votre tour.",
}

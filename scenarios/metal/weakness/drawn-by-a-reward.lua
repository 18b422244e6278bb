scenario "A Weakness drawn by a Reward waits for the rescue" {
  game     = "metal",
  question = {
    en = "The Reward draws me a Weakness. Do I play it before I rescue Batman?",
    fr = "La Récompense me fait piocher une Faiblesse. Dois-je la jouer avant de libérer Batman ?",
  },
  shows    = { "metal.amb.weakness-before-buying", "metal.rescue.on-defeat" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Punch" }, power = 9, deck = { "Weakness", "Punch" }, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)" } },
}
captured { "Batman" }
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }
super_villains { "Plaster Tyrant", "Clay Warden", "Barbatos" }

ann:defeats "Plaster Tyrant"
expect(ann.team):is { "Cyborg", "Batman" }
refused(function() ann:ends_turn() end, "metal.weakness.before-end")
refused(function() ann:buys "Element X" end, "metal.amb.weakness-before-buying")
ann:plays "Weakness"
expect(ann.in_play):is { "Weakness" }
ruling {
  en = "No. Reward and rescue are finished first; then the Weakness must be the next thing.",
  fr = "Non. La Récompense et la libération se terminent d'abord ; puis la Faiblesse doit être la prochaine chose.",
}

scenario "A First Appearance after a Capture gives its Weaknesses" {
  game     = "metal",
  question = {
    en = "My hero was Captured this turn, so I may gain nothing. The next Super-Villain gives everybody a Weakness: me too?",
    fr = "Mon héros a été Capturé ce tour, je ne peux donc rien gagner. Le Super-Vilain suivant donne une Faiblesse à chacun : à moi aussi ?",
  },
  shows    = { "metal.first-appearance.outside-turns", "metal.first-appearance.all-players", "metal.capture.nothing-more" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg", "Trainee Elm" }, hand = { "Weakness", "Trapdoor", "Second Glance" },
    deck = { "Weakness", "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)", "Batman" }, hand = {}, discard = {} },
}
captured {}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }
super_villains { "Clay Warden", "Plaster Tyrant", "Barbatos" }

ann:plays "Weakness"
ann:plays "Trapdoor"
ann:plays "Second Glance"
ann:plays "Weakness"
ann:chooses "Cyborg"
expect(log):has(ann, "gains no card", "by", "metal.capture.nothing-more")   -- by Trainee Elm
expect(ann.discard):has "Weakness"
expect(ben.discard):is { "Weakness" }
ruling {
  en = "Yes. The Attack is outside your turn, and the prohibition was one of your turn.",
  fr = "Oui. L'Attaque est hors de votre tour, et l'interdiction valait pour votre tour.",
}

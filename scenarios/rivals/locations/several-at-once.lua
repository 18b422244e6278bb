scenario "Several Locations, and each of them acts" {
  game     = "rivals",
  question = {
    en = "I control one Location already. May I play another, and do both work?",
    fr = "J'ai déjà un Lieu. Puis-je en jouer un autre, et agissent-ils tous les deux ?",
  },
  shows    = { "rivals.location.any-number", "rivals.location.first-of-type" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Workshop", "Understudy", "Umbrella" }, deck = { "Punch", "Kick", "Vulnerability", "Punch" }, in_play = { "Training Hall" } },
  { "Ben", character = "The Joker 9" },
}

ann:plays "Workshop"
ann:plays "Understudy"
expect(ann.hand):is { "Umbrella", "Punch", "Kick" }
ann:plays "Umbrella"
expect(ann.hand):is { "Punch", "Kick", "Vulnerability" }
expect(ann.in_play):has "Training Hall"
expect(ann.in_play):has "Workshop"
ruling {
  en = "Yes, as many as you like: one draws for your first Hero, the other for your first Equipment.",
  fr = "Oui, autant que vous voulez : l'un fait piocher au premier Héros, l'autre au premier Équipement.",
}

scenario "The first Hero of a turn draws, the second does not" {
  game     = "rivals",
  question = {
    en = "My Location draws a card when I play my first Hero of a turn. I play two Heroes: how often does it draw?",
    fr = "Mon Lieu fait piocher quand je joue mon premier Héros du tour. Je joue deux Héros : combien de fois pioche-t-il ?",
  },
  shows    = { "rivals.location.first-of-type", "rivals.location.once-per-turn" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Understudy", "Understudy" }, deck = { "Punch", "Kick", "Vulnerability", "Punch" }, in_play = { "Training Hall" } },
  { "Ben", character = "The Joker 9" },
}

ann:plays "Understudy"
expect(ann.hand):is { "Understudy", "Punch", "Kick" }
ann:plays "Understudy"
expect(ann.hand):is { "Punch", "Kick", "Vulnerability" }
ruling {
  en = "Once, for the first. Each Hero here draws a card by itself; the Location adds one to the first only.",
  fr = "Une fois, pour le premier. Chaque Héros pioche ici de lui-même ; le Lieu n'ajoute une carte que pour le premier.",
}

scenario "A Location for the first Hero of a turn does not wait for its own arrival" {
  game     = "forever-evil",
  edition  = "fr",
  question = {
    en = "My Location draws for the first Hero I play in a turn. I played one Hero before it and one after it: is the second one the first for the Location?",
    fr = "Mon Lieu fait piocher pour le premier Héros que je joue dans le tour. J'en ai joué un avant lui et un après : le second est-il le premier pour le Lieu ?",
  },
  shows    = { "fe.location.first-of-type" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro", hand = { "Stargirl", "Training Yard", "Commissioner Gordon" }, discard = {},
    deck = { "Stargirl", "Commissioner Gordon", "Punch", "Punch", "Punch", "Kick", "Punch" } },
  { "Ben", character = "Lex Luthor", hand = { "Punch" }, discard = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
}
line_up { "Catwoman", "Man-Bat", "Giganta", "Power Ring", "Broadsword" }

ann:plays "Stargirl"
ann:plays "Training Yard"
ann:plays "Commissioner Gordon"
expect(ann.hand):is_empty()               -- the second Hero of the turn draws nothing
ann:ends_turn()
ben:ends_turn()

ann:plays "Stargirl"
expect(ann.hand):has("Kick", 1)           -- the first Hero of a new turn does
ann:plays "Commissioner Gordon"
expect(ann.hand):is { "Punch", "Punch", "Punch", "Kick" }
ruling {
  en = "No. The first Hero of the turn had been played before the Location was there; it works from the next turn on.",
  fr = "Non. Le premier Héros du tour a été joué avant l'arrivée du Lieu ; celui-ci agit à partir du tour suivant.",
}

scenario "A Location draws once in each turn of its player" {
  game     = "metal",
  question = {
    en = "My Location draws at my first Hero. Does it draw again at the second, or next turn?",
    fr = "Mon Lieu fait piocher à mon premier Héros. Repioche-t-il au deuxième, ou au tour suivant ?",
  },
  shows    = { "metal.location.stays", "metal.location.draw", "metal.location.ongoing-effect" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Practice Yard", "Steady Hand", "Steady Hand" },
    deck = { "Punch", "Steady Hand", "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "The Flash (oversized)", hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

ann:plays "Practice Yard"
ann:plays "Steady Hand"                  -- draws the Punch
ann:plays "Steady Hand"                  -- draws nothing
expect(ann.hand):is { "Punch" }
ann:ends_turn()
expect(ann.in_play):is { "Practice Yard" }
ben:ends_turn()
ann:plays "Steady Hand"                  -- the first of the new turn
expect(ann.hand):count(5)
ruling {
  en = "Not at the second, but at the first Hero of your next turn again: the Location stays for the rest of the game.",
  fr = "Pas au deuxième, mais de nouveau au premier Héros de votre prochain tour : le Lieu reste jusqu'à la fin.",
}

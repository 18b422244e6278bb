scenario "A Location works for its player only" {
  game     = "metal",
  question = {
    en = "Ben has a Location in play that draws for Heroes. Does Ann draw when she plays a Hero?",
    fr = "Ben a en jeu un Lieu qui fait piocher pour les Héros. Ann pioche-t-elle quand elle joue un Héros ?",
  },
  shows    = { "metal.location.draw" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Steady Hand" }, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "The Flash (oversized)", hand = { "Steady Hand" }, in_play = { "Practice Yard" }, deck = { "Punch" }, discard = {} },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

ann:plays "Steady Hand"
expect(ann.hand):is_empty()
expect(ben.hand):is { "Steady Hand" }
ann:ends_turn()
ben:plays "Steady Hand"
expect(ben.hand):is { "Punch" }
ruling {
  en = "No, and Ben does not either: it waits for the Heroes that its own player plays.",
  fr = "Non, et Ben non plus : il attend les Héros que joue son propre joueur.",
}

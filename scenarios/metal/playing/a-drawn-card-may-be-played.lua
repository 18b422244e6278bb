scenario "A card drawn in the turn may be played in it" {
  game     = "metal",
  question = {
    en = "My card drew two cards. May I play them in the same turn?",
    fr = "Ma carte m'a fait piocher deux cartes. Puis-je les jouer le même tour ?",
  },
  shows    = { "metal.turn.summary", "metal.play.resolve-at-once" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Brisk Step" }, deck = { "Punch", "Brisk Step", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

ann:plays "Brisk Step"
ann:plays "Brisk Step"                   -- the second one was drawn by the first
ann:plays "Punch"
expect(ann.power):is(1)
expect(ann.hand):is { "Punch", "Punch" }
ruling {
  en = "Yes. They are in your hand, and you play cards of your hand in any order.",
  fr = "Oui. Elles sont dans votre main, et on joue sa main dans l'ordre voulu.",
}

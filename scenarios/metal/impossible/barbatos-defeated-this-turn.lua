scenario "Barbatos was defeated this turn: the game ends with it" {
  game     = "metal",
  question = {
    en = "We lay out a turn in which Barbatos has just been defeated. Does the game end when I end the turn?",
    fr = "Nous posons un tour où Barbatos vient d'être vaincu. La partie finit-elle quand je termine le tour ?",
  },
  shows    = { "metal.game-end.barbatos", "metal.amb.barbatos-end-step" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg", "Batman" }, hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" },
    discard = {}, score_pile = { { "Barbatos", defeated = true } } },
  { "Ben", character = "The Flash (oversized)", hand = {}, deck = {}, discard = {} },
}
super_villains {}
line_up { "Steel", "Escape", "Flight", "War Cry", "Black Adam" }

expect(game):goes_on()
ann:ends_turn()
expect(game):is_over()
expect(log):has("the game is over", "by", "metal.game-end.barbatos")
expect(ann):won()
ruling {
  en = "Yes, after step 8 of this turn, as if he had been defeated before your eyes.",
  fr = "Oui, après l'étape 8 de ce tour, comme s'il avait été vaincu sous vos yeux.",
}

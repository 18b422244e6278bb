scenario "Step 2 of the end of the player phase" {
  game     = "champions",
  at       = "end of the player phase, step 2",
  question = {
    en = "The player phase ends. I hold two cards as Spider-Man and am exhausted: how many do I draw, and am I readied before that?",
    fr = "La phase des joueurs se termine. Spider-Man a deux cartes en main et est incliné : combien en pioche-t-il, et est-il redressé avant ?",
  },
  shows    = { "mc.end-player-phase.2-draw" },
}

local ann = players {
  { "Ann", character = "Spider-Man", identity = { { "Spider-Man", exhausted = true } }, hand = { "Backflip", "Haymaker" },
    deck = { "Energy", "Genius", "Strength", "Haymaker" } },
}
until_step "end of the player phase, step 3"
expect(ann.hand):is { "Backflip", "Haymaker", "Energy", "Genius", "Strength" }
expect(ann.identity:exhausted "Spider-Man"):is(1)
until_step "villain phase, step 1"
expect(ann.identity:exhausted "Spider-Man"):is(0)
ruling {
  en = "Three, up to your hand size of five. You are readied only in the step after it.",
  fr = "Trois, jusqu'à votre taille de main de cinq. Vous n'êtes redressé qu'à l'étape suivante.",
}

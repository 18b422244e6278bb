scenario "Step 3 of the end of the player phase" {
  game     = "champions",
  at       = "end of the player phase, step 3",
  question = {
    en = "Our table stands at the readying that ends the player phase. Spider-Man is exhausted and holds two cards, his deck and his discard pile being empty: does anything more happen to his hand?",
    fr = "Notre table en est au redressement qui clôt la phase des joueurs. Spider-Man est incliné, avec deux cartes en main, deck et défausse vides : sa main change-t-elle encore ?",
  },
  shows    = { "mc.end-player-phase.3-ready" },
}

local ann = players {
  { "Ann", character = "Spider-Man", identity = { { "Spider-Man", exhausted = true } }, hand = { "Backflip", "Haymaker" }, deck = {}, discard = {} },
}
until_step "villain phase, step 1"
expect(ann.hand):is { "Backflip", "Haymaker" }
expect(ann.identity:exhausted "Spider-Man"):is(0)
expect(log):has_no("by", "mc.end-player-phase.2-draw")
ruling {
  en = "No. Drawing was the step before; he only readies.",
  fr = "Non. Piocher, c'était à l'étape précédente ; il est seulement redressé.",
}

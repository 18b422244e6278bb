scenario "A Weakness may be played, or kept" {
  game     = "rivals",
  question = {
    en = "Two Weaknesses are in my hand. Must I play them, and where do they go?",
    fr = "J'ai deux Faiblesses en main. Dois-je les jouer, et où vont-elles ?",
  },
  shows    = { "rivals.weakness.no-effect-played", "rivals.play.inert-cards", "rivals.play.inert-discard-time", "rivals.card.weakness" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Weakness", "Weakness" }, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "The Joker 9" },
}

ann:plays "Weakness"
expect(ann.power):is(0)
ann:ends_turn()
expect(ann.discard):is { "Weakness", "Weakness" }
expect(log):in_order { { ann, "discards", "Weakness", "from", ann.hand }, { ann, "puts", "Weakness", "away", "from", ann.in_play } }
ruling {
  en = "No. Playing one does nothing. At the end of your turn the one kept goes to the discard pile in step 2, the one played in step 4.",
  fr = "Non. En jouer une ne fait rien. À la fin du tour, celle gardée part à la défausse à l'étape 2, celle jouée à l'étape 4.",
}

scenario "The score pile counts at the end" {
  game     = "metal",
  question = {
    en = "The game ends. Do the VP of the Super-Villains in my score pile count?",
    fr = "La partie se termine. Les PV des Super-Vilains de ma pile de score comptent-ils ?",
  },
  shows    = { "metal.villain.score-pile-counts", "metal.score.gather" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = {}, deck = {}, discard = {}, score_pile = { "The Devastator", "Weakness" } },
  { "Ben", team = { "Hal Jordan (oversized)" }, hand = {}, deck = {}, discard = {} },
}
main_deck {}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds" }

ann:ends_turn()
expect(game):is_over()
expect(ann.score):is(7)             -- 8 of The Devastator, 1 less for the Weakness
expect(ann):won()
ruling {
  en = "Yes. The whole score pile is gathered with your deck: 8 VP of the Super-Villain, less 1 for the Weakness.",
  fr = "Oui. Toute la pile de score est réunie à votre deck : 8 PV du Super-Vilain, moins 1 pour la Faiblesse.",
}

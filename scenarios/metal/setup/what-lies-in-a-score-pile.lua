scenario "Only Super-Villains and Weaknesses lie in a score pile" {
  game     = "metal",
  question = {
    en = "We lay a game out in the middle. Can a Steel that I bought lie in my score pile?",
    fr = "Nous posons une partie en cours. Un Steel que j'ai acheté peut-il être dans ma pile de score ?",
  },
  shows    = { "metal.villain.to-score-pile" },
}

refused(function()
  players { { "Ann", character = "Cyborg", score_pile = { "Steel" } }, { "Ben", character = "The Flash (oversized)" } }
  begin()
end, "metal.villain.to-score-pile")
ruling {
  en = "No. Only Super-Villains go there, defeated or gained, and Weaknesses after a Capture; a bought card goes to your discard pile.",
  fr = "Non. Seuls les Super-Vilains y vont, vaincus ou gagnés, et des Faiblesses après une Capture ; une carte achetée va dans votre défausse.",
}

scenario "A Character card is never held in hand" {
  game     = "rivals",
  question = {
    en = "Could one of the oversized Character cards be in my hand?",
    fr = "Une des grandes cartes Personnage peut-elle se trouver dans ma main ?",
  },
  shows    = { "rivals.amb.character-type" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Batman 15" } },
  { "Ben", character = "The Joker 9" },
}

refused(function() begin() end, "rivals.amb.character-type")
ruling {
  en = "No. The six Characters lie in the two piles of their players, and belong to no deck or hand.",
  fr = "Non. Les six Personnages sont dans les deux piles de leurs joueurs, et n'appartiennent à aucun deck ni aucune main.",
}

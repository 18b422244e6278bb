scenario "No new hand beside a Line-Up that could not be filled" {
  game     = "forever-evil",
  question = {
    en = "The main deck is empty and two cards lie in the Line-Up after step 5. Do I still draw my new hand?",
    fr = "Le deck commun est vide et trois places restent sans carte à l'étape 5. Ai-je encore droit à une nouvelle main ?",
  },
  shows    = { "fe.game-end.no-refill", "fe.game-end.immediately" },
  at       = "end of turn, step 6",
}

local ann, ben = players { { "Ann", character = "Lex Luthor" }, { "Ben", character = "Sinestro" } }
line_up { "Giganta", "Mallet" }
main_deck {}
refused(function() begin() end, "fe.game-end.no-refill")
ruling {
  en = "No. The game ended in step 5, when the five places could not all be filled again.",
  fr = "Non. La partie s'est terminée à l'étape 5, quand les cinq places n'ont pas pu être toutes regarnies.",
}

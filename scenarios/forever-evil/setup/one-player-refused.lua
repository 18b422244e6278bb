scenario "Nobody plays alone" {
  game     = "forever-evil",
  question = {
    en = "Is there a way to play this game on my own?",
    fr = "Peut-on jouer à ce jeu tout seul ?",
  },
  shows    = { "fe.amb.player-count" },
}

refused(function()
  players { { "Ann", character = "Lex Luthor" } }
  begin()
end, "fe.amb.player-count")
ruling {
  en = "No. At least two players are needed; no solitaire rules are given.",
  fr = "Non. Il faut au moins deux joueurs ; aucune règle en solitaire n'est donnée.",
}

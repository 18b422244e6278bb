scenario "No played card of an earlier turn lies in play" {
  game     = "forever-evil",
  question = {
    en = "Ann takes her turn, and Giganta still lies in front of Ben from his. May she stay there?",
    fr = "Ann joue son tour, et Giganta est encore devant Ben depuis le sien. Peut-elle y rester ?",
  },
  shows    = { "fe.end-turn.4-played" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Punch" } },
  { "Ben", character = "Sinestro",   hand = {}, in_play = { "Giganta", "Happy Harbor" } },
}
refused(function() begin() end, "fe.end-turn.4-played")
ruling {
  en = "No. Cards that were played go to the discard pile in step 4 of the end of that turn. Only what stays by its text, as a Location, or was kept by Firestorm Matrix lies there.",
  fr = "Non. Les cartes jouées vont dans la défausse à l'étape 4 de la fin de ce tour. Seul reste ce qui le dit, comme un Lieu, ou ce que la Matrice de Firestorm y a laissé.",
}

scenario "Nobody is next when no Super Hero is left" {
  game     = "forever-evil",
  question = {
    en = "After our last victory nobody was left to be turned up. Does my neighbour still get to play?",
    fr = "Après notre dernière victoire, plus personne à retourner. Mon voisin joue-t-il encore ?",
  },
  shows    = { "fe.game-end.no-super-hero", "fe.amb.step-7-empty-stack" },
  at       = "end of turn, step 8",
}

local ann, ben = players { { "Ann", character = "Lex Luthor" }, { "Ben", character = "Sinestro" } }
super_heroes {}
refused(function() begin() end, "fe.game-end.no-super-hero")
ruling {
  en = "No. With nobody left to turn up, the game ends in step 7; no next player begins.",
  fr = "Non. Sans personne à retourner, la partie se termine à l'étape 7 ; aucun autre joueur ne commence.",
}

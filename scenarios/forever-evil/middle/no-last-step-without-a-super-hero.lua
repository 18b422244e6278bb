scenario "No step 8 after the last Super Hero" {
  game     = "forever-evil",
  question = {
    en = "The Super Hero stack is empty in step 7. Does the next player still get a turn?",
    fr = "La pile des Super-Héros est vide à l'étape 7. Le joueur suivant a-t-il encore un tour ?",
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

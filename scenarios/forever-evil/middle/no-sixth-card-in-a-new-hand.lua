scenario "A new hand has five cards" {
  game     = "forever-evil",
  at       = "end of turn, step 7",
  turn     = "Ann",
  question = {
    en = "Step 6 is over and I am Deathstroke. Can I hold six cards when step 7 begins?",
    fr = "L'étape 6 est finie et je joue Deathstroke. Puis-je avoir six cartes en main au début de l'étape 7 ?",
  },
  shows    = { "fe.end-turn.6-draw" },
}

local ann, ben = players {
  { "Ann", character = "Deathstroke", hand = { "Punch", "Punch", "Punch", "Punch", "Punch", "Kick" } },
  { "Ben", character = "Sinestro", hand = { "Punch" } },
}
refused(function() begin() end, "fe.end-turn.6-draw")
ruling {
  en = "No. Your old hand is gone by then and the new one has five cards. Only Lex Luthor draws more.",
  fr = "Non. Votre ancienne main est partie et la nouvelle a cinq cartes. Seul Lex Luthor en pioche davantage.",
}

scenario "Five heroes are too many" {
  game     = "champions",
  question = {
    en = "There are five of us tonight. Could a fifth hero join the table?",
    fr = "Nous sommes cinq ce soir. Un cinquième héros peut-il se joindre à la table ?",
  },
  shows    = { "mc.amb.player-count" },
}

refused(function()
  players { { "Ann" }, { "Ben" }, { "Cid" }, { "Dora" }, { "Eve" } }
  begin()
end, "mc.amb.player-count")
ruling {
  en = "No. The game is for one to four players.",
  fr = "Non. Le jeu se joue de un à quatre.",
}

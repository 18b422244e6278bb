scenario "Cards are played on one's own turn only" {
  game     = "forever-evil",
  question = {
    en = "It is Ann's turn. May I slip in a Punch from my hand now to have the Power later?",
    fr = "C'est le tour d'Ann. Puis-je jouer tout de suite un Coup de Poing de ma main pour avoir la Puissance plus tard ?",
  },
  shows    = { "fe.play.own-turn" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Punch" } },
  { "Ben", character = "Sinestro",   hand = { "Punch" } },
}

refused(function() ben:plays "Punch" end, "fe.play.own-turn")
expect(ben.hand):is { "Punch" }
expect(ben.power):is(0)
ruling {
  en = "No. You wait until the turn has come round to you.",
  fr = "Non. Vous attendez que le tour soit arrivé jusqu'à vous.",
}

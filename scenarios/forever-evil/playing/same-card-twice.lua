scenario "A card is played once per turn" {
  game     = "forever-evil",
  edition  = "fr",
  question = {
    en = "May I pick up the Punch I have just played and play it again?",
    fr = "Puis-je reprendre le Coup de Poing que je viens de jouer et le rejouer ?",
  },
  shows    = { "fe.play.from-hand" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro", hand = { "Punch", "Vulnerability" }, deck = {} },
  { "Ben", character = "Lex Luthor", hand = {}, deck = {} },
}
line_up { "Catwoman", "Man-Bat", "Mallet", "Cold Gun", "Giganta" }

ann:plays "Punch"
refused(function() ann:plays "Punch" end, "fe.play.from-hand")
expect(ann.power):is(1)
expect(ann.in_play):is { "Punch" }
ruling {
  en = "No. It lies in play now and is no card of your hand.",
  fr = "Non. Il est en jeu et n'est plus une carte de votre main.",
}

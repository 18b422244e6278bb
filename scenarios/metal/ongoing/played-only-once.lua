scenario "An Ongoing card in play is not played again" {
  game     = "metal",
  question = {
    en = "May I play my Ongoing card in play again each turn, to count it as a card played?",
    fr = "Puis-je rejouer chaque tour ma carte Permanent en jeu, pour la compter comme carte jouée ?",
  },
  shows    = { "metal.ongoing.played-once" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Punch" }, in_play = { "Practice Beacon" } },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

refused(function() ann:plays("Practice Beacon", ann.in_play) end, "metal.ongoing.played-once")
ruling {
  en = "No. You play it only in the turn in which it comes into play.",
  fr = "Non. On ne la joue qu'au tour où elle entre en jeu.",
}

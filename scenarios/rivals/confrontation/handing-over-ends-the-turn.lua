scenario "Handing over ends the turn by itself" {
  game     = "rivals",
  question = {
    en = "I have confronted and handed over. Do I still have to say that my turn ends?",
    fr = "J'ai confronté et passé la main. Dois-je encore annoncer la fin de mon tour ?",
  },
  shows    = { "rivals.end-turn.1-announce", "rivals.confront.hand-over" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Punch" } },
  { "Ben", character = "The Joker 9" },
}

ann:confronts()
ann:plays "Punch"
ann:hands_over()
expect(log):has(ann, "ends_turn", "by", "rivals.end-turn.1-announce")
refused(function() ann:ends_turn() end, "rivals.end-turn.1-announce")
ruling {
  en = "No. Once you have handed over nothing is left to do in your turn: after the comparison its end follows, and the opponent is on turn.",
  fr = "Non. La main passée, il ne reste rien à faire à votre tour : après la comparaison vient sa fin, et c'est à l'adversaire.",
}

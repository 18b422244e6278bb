scenario "A Location in play is not played again" {
  game     = "forever-evil",
  question = {
    en = "My Happy Harbor has been lying in front of me since last turn. Do I play it anew this turn, like a card from hand?",
    fr = "Mon Happy Harbor est devant moi depuis le tour précédent. Est-ce que je le rejoue à ce tour, comme une carte de ma main ?",
  },
  shows    = { "fe.location.stays" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", in_play = { "Happy Harbor" }, hand = { "Stargirl" } },
  { "Ben", character = "Sinestro" },
}

refused(function() ann:plays "Happy Harbor" end, "fe.location.stays")
ann:plays "Stargirl"

expect(ann.power):is(3)                   -- it works all the same
ruling {
  en = "No. It is in play and stays there, at work; it cannot and need not be played again.",
  fr = "Non. Il est en jeu et y reste, actif ; on ne peut pas le rejouer et ce n'est pas nécessaire.",
}

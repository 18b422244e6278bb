scenario "All Power of the turn counts in a Confrontation" {
  game     = "rivals",
  question = {
    en = "I begin my turn with 6 Power and add 1 by a Location and 2 by a Kick. Does only what came after the announcement count?",
    fr = "Je commence mon tour avec 6 de Puissance, j'ajoute 1 par un Lieu et 2 par un Coup de Pied. Ne compte-t-on que ce qui suit l'annonce ?",
  },
  shows    = { "rivals.amb.power-that-counts" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Kick", "Punch" }, power = 6, in_play = { "Tin Engine" } },
  { "Ben", character = "The Joker 9", hand = { "Punch" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

ann:confronts()
ann:uses "Tin Engine"
ann:plays "Kick"
ann:hands_over()
expect(ann.defeated_characters):is { "The Joker 9" }
expect(ann.power):is(0)                   -- what is over is lost in any case
ruling {
  en = "All of it counts, wherever it came from this turn: 9. It is compared, not spent.",
  fr = "Tout compte, d'où que cela vienne dans ce tour : 9. On compare, on ne dépense pas.",
}

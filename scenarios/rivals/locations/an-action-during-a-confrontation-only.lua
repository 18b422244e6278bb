scenario "A Location used during a Confrontation only" {
  game     = "rivals",
  question = {
    en = "My Location gives 4 Power during a Confrontation, once per turn. May I use it on a turn of purchases?",
    fr = "Mon Lieu donne 4 de Puissance pendant une Confrontation, une fois par tour. Puis-je l'utiliser dans un tour d'achats ?",
  },
  shows    = { "rivals.confront.during-text" },
}

card "Signal Tower" { type = "Location", cost = 4, vp = 1, stays = true, action { limit = "turn", when(confronting){ power(4) } } }

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Punch" }, power = 5, in_play = { "Signal Tower" } },
  { "Ben", character = "The Joker 9", hand = { "Punch" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

refused(function() ann:uses "Signal Tower" end, "rivals.confront.during-text")
ann:confronts()
ann:uses "Signal Tower"
expect(ann.power):is(9)
ruling {
  en = "No: without a Confrontation it does nothing, and is not used. In one it works, once per turn.",
  fr = "Non : sans Confrontation il ne fait rien et ne s'utilise pas. Pendant une Confrontation il agit, une fois par tour.",
}

scenario "The ability of a Location is used once, and in its player's own turn" {
  game     = "rivals",
  question = {
    en = "My Location gives 1 Power when I use it. May I use it twice in my turn, or once more while my opponent plays?",
    fr = "Mon Lieu donne 1 de Puissance quand je l'utilise. Puis-je m'en servir deux fois à mon tour, ou encore pendant celui de l'adversaire ?",
  },
  shows    = { "rivals.location.once-per-turn", "rivals.location.ongoing" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Punch" }, in_play = { "Tin Engine" } },
  { "Ben", character = "The Joker 9", hand = { "Punch" } },
}
line_up { "Wayne Manor", "Nightwing", "Robin", "Superman", "Billionaire" }

ann:uses "Tin Engine"
refused(function() ann:uses "Tin Engine" end, "rivals.location.once-per-turn")
expect(ann.power):is(1)
ann:ends_turn()
refused(function() ann:uses "Tin Engine" end, "rivals.location.ongoing")
ruling {
  en = "Neither: its effect happens once per turn, and the card is active on your own turns.",
  fr = "Ni l'un ni l'autre : son effet n'a lieu qu'une fois par tour, et la carte n'agit qu'à vos tours.",
}

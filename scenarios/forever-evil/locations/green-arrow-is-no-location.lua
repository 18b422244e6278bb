scenario "French edition: the limit is for Locations, not for Green Arrow" {
  game     = "forever-evil",
  edition  = "fr",
  question = {
    en = "French edition: Green Arrow stays in play like a Location. Does he give +1 Power for one Punch a turn, or for each?",
    fr = "Édition française : Green Arrow reste en jeu comme un Lieu. Donne-t-il +1 en Puissance pour un seul Coup de Poing par tour, ou pour chacun ?",
  },
  shows    = { "fe.card.green-arrow" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", in_play = { "Green Arrow" }, hand = { "Punch", "Punch" } },
  { "Ben", character = "Sinestro" },
}
stacks { super_heroes = { "The Flash" } }

ann:plays "Punch"
expect(ann.power):is(2)
ann:plays "Punch"

expect(ann.power):is(4)
ruling {
  en = "For each. He is a Hero who stays in play; the limit of one effect a turn is a rule about Locations.",
  fr = "Pour chacun. C'est un Héros qui reste en jeu ; la limite d'un effet par tour est une règle des Lieux.",
}

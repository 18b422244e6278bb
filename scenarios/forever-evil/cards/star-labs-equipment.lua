scenario "S.T.A.R. Labs in play" {
  game     = "forever-evil",
  question = {
    en = "What do I have to play for the Power of S.T.A.R. Labs?",
    fr = "Que dois-je jouer pour la Puissance de S.T.A.R. Labs ?",
  },
  shows    = { "fe.card.star-labs" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Cosmic Staff", "Man-Bat" }, in_play = { "S.T.A.R. Labs" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Ultraman", "Power Armor", "Pandora" }

ann:plays "Cosmic Staff"
expect(ann.power):is(3)
ann:plays "Man-Bat"

expect(ann.power):is(5)

ruling {
  en = "Equipment: Power +1 for each piece you play.",
  fr = "Des Équipements : +1 en Puissance pour chacun que vous jouez.",
}

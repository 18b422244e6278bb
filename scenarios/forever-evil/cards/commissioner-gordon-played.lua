scenario "Commissioner Gordon played in the own turn" {
  game     = "forever-evil",
  question = {
    en = "Do I gain a VP token when I play Commissioner Gordon in my turn?",
    fr = "Est-ce que je gagne un jeton PV quand je joue Commissioner Gordon à mon tour ?",
  },
  shows    = { "fe.card.commissioner-gordon" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Commissioner Gordon" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Ultraman", "Power Armor", "Pandora" }

ann:plays "Commissioner Gordon"

expect(ann.power):is(1)
expect(ann.vp):is(0)

ruling {
  en = "No, played he gives Power +1; the token belongs to his Defense.",
  fr = "Non, joué il donne +1 en Puissance ; le jeton fait partie de sa Défense.",
}

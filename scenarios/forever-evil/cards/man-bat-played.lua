scenario "Man-Bat played in the own turn" {
  game     = "forever-evil",
  question = {
    en = "Does Man-Bat steal anything when I play him in my turn?",
    fr = "Man-Bat vole-t-il quelque chose quand je le joue à mon tour ?",
  },
  shows    = { "fe.card.man-bat" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Man-Bat" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" }, vp = 2 },
}
line_up { "Ultraman", "Power Armor", "Pandora" }

ann:plays "Man-Bat"

expect(ann.power):is(2)
expect(ben.vp):is(2)
expect(ann.vp):is(0)

ruling {
  en = "No, played he gives Power +2; stealing belongs to his Defense.",
  fr = "Non, joué il donne +2 en Puissance ; le vol fait partie de sa Défense.",
}

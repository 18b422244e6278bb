scenario "Martian Manhunter pays once for Element Woman played later" {
  game     = "forever-evil",
  question = {
    en = "Martian Manhunter is in play and I play Element Woman, Hero and Villain in one. How much Power comes of it?",
    fr = "Martian Manhunter est en jeu et je joue Element Woman, Héros et Vilain à la fois. Combien de Puissance cela donne-t-il ?",
  },
  shows    = { "fe.amb.element-woman-once", "fe.card.martian-manhunter" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Martian Manhunter", "Element Woman" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Ultraman", "Power Armor", "Pandora" }

ann:plays "Martian Manhunter"
expect(ann.power):is(2)                 -- for himself
ann:plays "Element Woman"
expect(ann.power):is(6)                 -- her own 2, and 2 of his

ruling {
  en = "Her own +2 and once +2 from Martian Manhunter: 6 in all with the 2 he gave for himself.",
  fr = "Son propre +2 et une seule fois +2 de Martian Manhunter : 6 en tout avec les 2 qu'il a donnés pour lui-même.",
}

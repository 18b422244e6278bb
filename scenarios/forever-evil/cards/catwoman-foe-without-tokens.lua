scenario "Catwoman against a foe without VP tokens" {
  game     = "forever-evil",
  question = {
    en = "Ben has no VP tokens. What do I get out of Catwoman's Attack on him?",
    fr = "Ben n'a aucun jeton PV. Que me rapporte l'Attaque de Catwoman contre lui ?",
  },
  shows    = { "fe.cards.steal-none" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Catwoman" }, vp = 2 },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}

ann:plays "Catwoman"

expect(ann.vp):is(2)
expect(ben.vp):is(0)
expect(ann.power):is(1)

ruling {
  en = "No token, as there is none to steal; the Power +1 stays.",
  fr = "Aucun jeton, puisqu'il n'y en a pas à voler ; le +1 en Puissance reste.",
}

scenario "Power Ring counts different Heroes" {
  game     = "forever-evil",
  question = {
    en = "Two destroyed Catwomen and The Flash lie in the pile. How much Power does Power Ring give?",
    fr = "Deux Catwoman et Flash sont parmi les cartes détruites. Combien de Puissance donne Power Ring ?",
  },
  shows    = { "fe.card.power-ring" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Power Ring" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
destroyed { "Catwoman", "Catwoman", "The Flash", "Giganta" }
line_up { "Steve Trevor", "Superwoman" }

ann:plays "Power Ring"
expect(ann):must_choose { "destroys Steve Trevor", "declines" }
ann:declines()

expect(ann.power):is(2)                 -- Catwoman once, The Flash once; Giganta is a Villain
expect(line_up):is { "Steve Trevor", "Superwoman" }

ruling {
  en = "Two: each name of a Hero counts once, and a Super Hero is a Hero.",
  fr = "Deux : chaque nom de Héros compte une fois, et un Super-Héros est un Héros.",
}

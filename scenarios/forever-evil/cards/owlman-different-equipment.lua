scenario "Owlman counts different Equipment" {
  game     = "forever-evil",
  question = {
    en = "Owlman destroys an Equipment of the Line-Up. What does he count?",
    fr = "Owlman détruit un Équipement de la réserve. Que compte-t-il ?",
  },
  shows    = { "fe.card.owlman" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Owlman" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
destroyed { "Mallet", "Mallet", "Catwoman" }
line_up { "Cosmic Staff", "Giganta" }

ann:plays "Owlman"
expect(ann):must_choose { "destroys Cosmic Staff", "declines" }
ann:destroys "Cosmic Staff"

expect(ann.power):is(2)
expect(line_up):is { "Giganta" }

ruling {
  en = "The different Equipment among all destroyed cards, the new one included.",
  fr = "Les Équipements différents parmi toutes les cartes détruites, la nouvelle comprise.",
}

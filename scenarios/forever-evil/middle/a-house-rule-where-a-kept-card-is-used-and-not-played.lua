scenario "A house rule: a kept card is used and not played" {
  game     = "forever-evil",
  rules    = { ["fe.cards.firestorm-matrix-as-played"] = "off" },
  question = {
    en = "At our table what Firestorm Matrix keeps is used without being played. I am Sinestro, and my kept Catwoman steals a VP token: do I draw my card at once?",
    fr = "Chez nous, ce que garde la Matrice de Firestorm sert sans être joué. Je suis Sinestro, et ma Catwoman gardée vole un jeton PV : est-ce que je pioche tout de suite ?",
  },
  shows    = { "fe.card.sinestro", "fe.card.catwoman" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro",    hand = { "Punch" }, deck = { "Kick", "Punch" }, in_play = { { "Catwoman", kept = true } } },
  { "Ben", character = "Deathstroke", hand = { "Punch" }, vp = 2 },
}
line_up { "Giganta", "Mallet", "Superwoman", "Despero", "Owlman" }

ann:plays "Catwoman"
expect(ann.vp):is(2)                          -- one stolen, one for the hit
expect(ben.vp):is(1)
expect(ann.hand):is { "Punch", "Kick" }
expect(ann.in_play):is { "Catwoman" }
ruling {
  en = "Yes: as soon as Catwoman's text is carried out, what it triggered follows.",
  fr = "Oui : dès que le texte de Catwoman est appliqué, ce qu'il a déclenché suit.",
}

scenario "Catwoman chooses between a rich foe and a poor one" {
  game     = "forever-evil",
  question = {
    en = "Three of us play. Ben has a token and Cy has none. Does it matter at whom I aim Catwoman?",
    fr = "Nous jouons à trois. Ben a un jeton et Cy n'en a aucun. Qui je vise avec Catwoman, est-ce que ça change quelque chose ?",
  },
  shows    = { "fe.card.catwoman", "fe.vp.none-to-steal" },
}

local ann, ben, cy = players {
  { "Ann", character = "Lex Luthor",  hand = { "Catwoman" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" }, vp = 1 },
  { "Cy",  character = "Black Manta", hand = { "Punch" } },
}
line_up { "Ultraman", "Power Armor", "Pandora" }

ann:plays "Catwoman"
what_if("Catwoman hits Cy", function()
  ann:chooses "Cy"
  expect(ann.vp):is(0)
  expect(ben.vp):is(1)
  expect(cy.vp):is(0)                   -- never below zero
end)
ann:chooses "Ben"
expect(ann.vp):is(1)
expect(ben.vp):is(0)

ruling {
  en = "Yes. From Ben you steal his token; from Cy there is nothing to steal, and nobody else pays in his place.",
  fr = "Oui. À Ben, vous volez son jeton ; à Cy, il n'y a rien à voler, et personne ne paie à sa place.",
}

scenario "Catwoman steals from one foe" {
  game     = "forever-evil",
  question = {
    en = "Whom does Catwoman rob when there are several foes?",
    fr = "Qui Catwoman vole-t-elle quand il y a plusieurs adversaires ?",
  },
  shows    = { "fe.card.catwoman" },
}

local ann, ben, cy = players {
  { "Ann", character = "Lex Luthor",  hand = { "Catwoman" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" }, vp = 3 },
  { "Cy",  character = "Black Adam",  hand = { "Invulnerable" }, vp = 3 },
}

ann:plays "Catwoman"
ann:chooses "Ben"

expect(ann.vp):is(1)
expect(ben.vp):is(2)
expect(cy.vp):is(3)                     -- Cy was not even asked to defend
expect(ann.power):is(1)

ruling {
  en = "Only the foe you choose: one VP token of that player comes to you, and you have Power +1.",
  fr = "Seulement l'adversaire que vous choisissez : un de ses jetons PV vient à vous, et vous avez +1 en Puissance.",
}

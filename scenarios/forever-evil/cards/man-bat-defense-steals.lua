scenario "Man-Bat as a Defense" {
  game     = "forever-evil",
  question = {
    en = "I avoid an Attack with Man-Bat. From whom do I steal a VP token?",
    fr = "J'évite une Attaque avec Man-Bat. À qui est-ce que je vole un jeton PV ?",
  },
  shows    = { "fe.card.man-bat.defense" },
}

local ann, ben, cy = players {
  { "Ann", character = "Lex Luthor",  hand = { "Catwoman" }, vp = 2 },
  { "Ben", character = "Deathstroke", hand = { "Man-Bat", "Punch" }, vp = 1 },
  { "Cy",  character = "Black Adam",  hand = { "Punch" }, vp = 4 },
}

ann:plays "Catwoman"
ann:chooses "Ben"
ben:defends "Man-Bat"

expect(ann.vp):is(1)
expect(ben.vp):is(2)
expect(cy.vp):is(4)
expect(ben.discard):is { "Man-Bat" }
expect(ben.power):is(0)                 -- his Power +2 is for playing him

ruling {
  en = "From the attacker: the Attack is avoided and one token of the attacking player comes to you.",
  fr = "À l'attaquant : l'Attaque est évitée et un jeton du joueur qui attaque vient à vous.",
}

scenario "A Defense cannot be used for somebody else" {
  game     = "forever-evil",
  question = {
    en = "Catwoman attacks Ben alone. I am not attacked: may I use my Commissioner Gordon to shield him?",
    fr = "Catwoman n'attaque que Ben. Je ne suis pas visé : puis-je protéger Ben avec mon Commissioner Gordon ?",
  },
  shows    = { "fe.attack.only-self", "fe.attack.may-avoid" },
}

local ann, ben, cy = players {
  { "Ann", character = "Lex Luthor",  hand = { "Catwoman" } },
  { "Ben", character = "Deathstroke", hand = { "Man-Bat" }, vp = 2 },
  { "Cy",  character = "Black Manta", hand = { "Commissioner Gordon" } },
}

ann:plays "Catwoman"
ann:chooses "Ben"
refused(function() cy:defends "Commissioner Gordon" end, "fe.attack.only-self")
ben:declines()

expect(ben.vp):is(1)
expect(ann.vp):is(1)
expect(cy.hand):is { "Commissioner Gordon" }   -- Cy was never attacked, so never asked
ruling {
  en = "No. Only Ben is attacked, and only Ben can avoid it; Cy's card stays where it is.",
  fr = "Non. Seul Ben est attaqué et lui seul peut l'éviter ; la carte de Cy reste où elle est.",
}

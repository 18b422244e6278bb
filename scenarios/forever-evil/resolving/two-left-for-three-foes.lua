scenario "Two Weaknesses for three foes" {
  game     = "forever-evil",
  question = {
    en = "I attack three foes with Bizarro Power, and after my own Weakness only two are left. May I decide who gets them?",
    fr = "J'attaque trois adversaires avec Pouvoir de Bizarro, et après ma propre Faiblesse il n'en reste que deux. Puis-je décider qui les reçoit ?",
  },
  shows    = { "fe.resolve.clockwise", "fe.amb.attack-order", "fe.weakness.empty-stack" },
}

local ann, ben, cy, dan = players {
  { "Ann", character = "Lex Luthor",  hand = { "Bizarro Power" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
  { "Cy",  character = "Black Manta", hand = { "Punch" } },
  { "Dan", character = "Sinestro",    hand = { "Punch" } },
}
stacks { weakness = 3 }

ann:plays "Bizarro Power"

expect(ben.discard):is { "Weakness" }
expect(cy.discard):is { "Weakness" }
expect(dan.discard):is_empty()
ruling {
  en = "No. The order is clockwise from Ann: Ben and Cy gain one each, and none is left for Dan.",
  fr = "Non. L'ordre est le sens horaire à partir d'Ann : Ben et Cy en gagnent une chacun, et il n'en reste pas pour Dan.",
}

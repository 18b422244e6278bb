scenario "Stealing from all: one without tokens does not spare the others" {
  game     = "forever-evil",
  question = {
    en = "My Attack steals 1 VP from each foe, and Cy has none. Does the whole Attack fail because of him?",
    fr = "Mon Attaque vole 1 PV à chaque adversaire, et Cy n'en a pas. Toute l'Attaque échoue-t-elle à cause de lui ?",
  },
  shows    = { "fe.amb.steal-all-foes", "fe.vp.none-to-steal" },
}

local ann, ben, cy, dan = players {
  { "Ann", character = "Lex Luthor",   hand = { "Pickpockets" } },
  { "Ben", character = "Black Manta",  hand = { "Punch" }, vp = 2 },
  { "Cy",  character = "Deathstroke",  hand = { "Punch" }, vp = 0 },
  { "Dan", character = "Harley Quinn", hand = { "Punch" }, vp = 1 },
}

ann:plays "Pickpockets"

expect(ann.vp):is(2)
expect(ben.vp):is(1)
expect(cy.vp):is(0)
expect(dan.vp):is(0)
ruling {
  en = "No, only for him. The others lose 1 each, and you have 2.",
  fr = "Non, seulement pour lui. Les autres en perdent 1 chacun, et vous en avez 2.",
}

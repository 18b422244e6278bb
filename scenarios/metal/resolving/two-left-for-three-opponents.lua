scenario "Two Weaknesses for three opponents: clockwise from the attacker" {
  game     = "metal",
  question = {
    en = "I play an Attack that gives a Weakness to each of three opponents, but only two are left. Who takes them?",
    fr = "Je joue une Attaque qui donne une Faiblesse à chacun de mes trois adversaires, mais il n'en reste que deux. Qui les prend ?",
  },
  shows    = { "metal.resolve.clockwise" },
}

local ann, ben, cy, dan = players {
  { "Ann", character = "Cyborg", hand = { "Muddy Rain" } },
  { "Ben", character = "The Flash (oversized)", hand = {}, discard = {} },
  { "Cy",  character = "Plastic Man (oversized)", hand = {}, discard = {} },
  { "Dan", character = "Hal Jordan (oversized)", hand = {}, discard = {} },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }
stacks { weakness = 2 }

ann:plays "Muddy Rain"
expect(ben.discard):is { "Weakness" }
expect(cy.discard):is { "Weakness" }
expect(dan.discard):is_empty()
ruling {
  en = "The first two on your left, clockwise; the third gets none.",
  fr = "Les deux premiers à votre gauche, dans le sens horaire ; le troisième n'en a pas.",
}

scenario "Sinestro: foes who are not targets" {
  game     = "forever-evil",
  question = {
    en = "I am Sinestro; my Attack aims at Ben only and he avoids it. Does Cy count as a foe who failed to avoid it?",
    fr = "Je suis Sinestro ; mon Attaque ne vise que Ben et il l'évite. Cy compte-t-il comme un adversaire qui ne l'a pas évitée ?",
  },
  shows    = { "fe.oversized.sinestro-targets" },
}

local ann, ben, cy = players {
  { "Ann", character = "Sinestro",    hand = { "Catwoman" }, deck = { "Kick" } },
  { "Ben", character = "Deathstroke", hand = { "Invulnerable" }, vp = 1 },
  { "Cy",  character = "Black Adam",  hand = { "Punch" }, vp = 1 },
}

ann:plays "Catwoman"
ann:chooses "Ben"
ben:defends "Invulnerable"

expect(ann.vp):is(0)
expect(ann.hand):is_empty()
expect(cy.vp):is(1)

ruling {
  en = "No. Whoever is not a target neither avoids the Attack nor fails to, so you get no VP.",
  fr = "Non. Qui n'est pas visé ne peut ni éviter l'Attaque ni manquer de l'éviter, donc vous ne gagnez pas de PV.",
}

scenario "Sinestro: one foe avoids, the other does not" {
  game     = "forever-evil",
  question = {
    en = "I am Sinestro; Ben avoids my Attack but Cy does not. Do I still get my VP?",
    fr = "Je suis Sinestro ; Ben évite mon Attaque mais pas Cy. Ai-je quand même mon PV ?",
  },
  shows    = { "fe.card.sinestro" },
}

local ann, ben, cy = players {
  { "Ann", character = "Sinestro",    hand = { "Bizarro Power" }, deck = { "Kick" } },
  { "Ben", character = "Deathstroke", hand = { "Invulnerable" } },
  { "Cy",  character = "Black Adam",  hand = { "Punch" } },
}
line_up { "Ultraman", "Power Armor", "Pandora" }

ann:plays "Bizarro Power"
ben:defends "Invulnerable"

expect(ben.discard):is { "Invulnerable" }
expect(cy.discard):is { "Weakness" }
expect(ann.vp):is(1)

ruling {
  en = "Yes, one foe who did not avoid it is enough.",
  fr = "Oui, un adversaire qui ne l'a pas évitée suffit.",
}

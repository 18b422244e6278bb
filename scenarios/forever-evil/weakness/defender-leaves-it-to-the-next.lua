scenario "A Weakness that somebody avoids is there for the next player" {
  game     = "forever-evil",
  question = {
    en = "Two Weaknesses are left when Ann plays Bizarro Power; she takes one and Ben avoids the Attack. Who gets the last one?",
    fr = "Il reste deux Faiblesses quand Ann joue Pouvoir de Bizarro ; elle en prend une et Ben évite l'Attaque. À qui va la dernière ?",
  },
  shows    = { "fe.weakness.forced-gain", "fe.attack.only-self", "fe.resolve.clockwise" },
}

local ann, ben, cy, dan = players {
  { "Ann", character = "Lex Luthor",  hand = { "Bizarro Power" } },
  { "Ben", character = "Deathstroke", hand = { "Commissioner Gordon" } },
  { "Cy",  character = "Black Manta", hand = { "Punch" } },
  { "Dan", character = "Sinestro",    hand = { "Punch" } },
}
stacks { weakness = 2 }

ann:plays "Bizarro Power"
ben:defends "Commissioner Gordon"

expect(ann.discard):is { "Weakness" }
expect(cy.discard):is { "Weakness" }
expect(dan.discard):is_empty()
ruling {
  en = "Cy, the next player clockwise who does not avoid the Attack. For Dan none is left.",
  fr = "À Cy, le joueur suivant dans le sens horaire qui n'évite pas l'Attaque. Il n'en reste pas pour Dan.",
}

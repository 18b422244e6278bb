scenario "The pictured Super Power: Power, a Weakness for its player, an Attack" {
  game     = "forever-evil",
  edition  = "fr",
  question = {
    en = "Bizarro Power: do I really gain a Weakness myself, and do all my foes gain one?",
    fr = "Pouvoir de Bizarro : est-ce que je gagne vraiment une Faiblesse moi aussi, et tous mes adversaires en gagnent-ils une ?",
  },
  shows    = { "fe.types.figure-bizarro-power" },
}

local ann, ben, cy = players {
  { "Ann", character = "Lex Luthor", hand = { "Bizarro Power" }, deck = {} },
  { "Ben", character = "Sinestro", hand = { "Stargirl" }, deck = {} },
  { "Cy",  character = "Deathstroke", hand = { "Punch" }, deck = {} },
}
line_up { "Happy Harbor", "Mallet", "Cold Gun", "Insanity", "Giganta" }

ann:plays "Bizarro Power"
ben:declines()
expect(ann.power):is(4)
expect(ann.discard):is { "Weakness" }
expect(ben.discard):is { "Weakness" }
expect(cy.discard):is { "Weakness" }
expect(weakness):count(17)
ruling {
  en = "Yes: Power 4 and a Weakness for you, then one for every foe who does not avoid the Attack.",
  fr = "Oui : 4 de Puissance et une Faiblesse pour vous, puis une pour chaque adversaire qui n'évite pas l'Attaque.",
}

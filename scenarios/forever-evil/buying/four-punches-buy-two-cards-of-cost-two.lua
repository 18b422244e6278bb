scenario "Four Punches buy two cards of cost 2" {
  game     = "forever-evil",
  edition  = "fr",
  question = {
    en = "With four Punches, can I take two cards of cost 2 instead of one big card?",
    fr = "Avec quatre Coups de Poing, puis-je prendre deux cartes à 2 au lieu d'une seule grosse carte ?",
  },
  shows    = { "fe.power.example-four" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro", hand = { "Punch", "Punch", "Punch", "Punch" }, deck = {} },
  { "Ben", character = "Lex Luthor", hand = {}, deck = {} },
}
line_up { "Pandora's Box", "Cold Gun", "Giganta", "Man-Bat", "Catwoman" }

ann:plays "Punch"
ann:plays "Punch"
ann:plays "Punch"
ann:plays "Punch"
ann:buys "Pandora's Box"
ann:buys "Cold Gun"
expect(ann.power):is(0)
expect(ann.discard):is { "Pandora's Box", "Cold Gun" }
ruling {
  en = "Yes: four Punches are Power 4, and two times 2 fits exactly.",
  fr = "Oui : quatre Coups de Poing font 4 de Puissance, et deux fois 2 tombe juste.",
}

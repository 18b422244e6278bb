scenario "Invulnerable played in the own turn" {
  game     = "forever-evil",
  question = {
    en = "What does Invulnerable do when I play it in my own turn? Does it remove a Vulnerability?",
    fr = "Que fait Invulnérable quand je le joue à mon tour ? Détruit-il une Vulnérabilité ?",
  },
  shows    = { "fe.card.invulnerable" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Invulnerable", "Vulnerability" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Ultraman", "Power Armor", "Pandora" }

ann:plays "Invulnerable"

expect(ann.power):is(1)
expect(ann.hand):is { "Vulnerability" }
expect(destroyed):is_empty()

ruling {
  en = "It gives Power +1 and nothing else; the rest of its text is its Defense.",
  fr = "Il donne +1 en Puissance et rien d'autre ; le reste de son texte est sa Défense.",
}

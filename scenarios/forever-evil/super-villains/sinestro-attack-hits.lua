scenario "Sinestro's Attack hits two foes" {
  game     = "forever-evil",
  question = {
    en = "I am Sinestro and my Attack hits both foes. How many VP tokens do I get?",
    fr = "Je suis Sinestro et mon Attaque touche les deux adversaires. Combien de jetons PV ai-je ?",
  },
  shows    = { "fe.card.sinestro" },
}

local ann, ben, cy = players {
  { "Ann", character = "Sinestro",    hand = { "Bizarro Power" }, deck = { "Kick", "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
  { "Cy",  character = "Black Adam",  hand = { "Punch" } },
}
line_up { "Ultraman", "Power Armor", "Pandora" }

ann:plays "Bizarro Power"

expect(ben.discard):is { "Weakness" }
expect(cy.discard):is { "Weakness" }
expect(ann.vp):is(1)
expect(ann.hand):is { "Kick" }          -- for the first VP of the turn

ruling {
  en = "One for the Attack, whatever the number it hits, and you draw a card for the first VP of your turn.",
  fr = "Un pour l'Attaque, quel que soit le nombre de touchés, et vous piochez une carte pour les premiers PV de votre tour.",
}

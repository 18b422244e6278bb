scenario "Firestorm with the text of an Attack" {
  game     = "forever-evil",
  question = {
    en = "Firestorm turns out to carry Catwoman. Does he make her Attack, and may my foe defend?",
    fr = "Firestorm se retrouve avec le texte de Catwoman. Fait-il son Attaque, et mon adversaire peut-il se défendre ?",
  },
  shows    = { "fe.cards.firestorm-text", "fe.card.catwoman" },
}

local ann, ben, cy = players {
  { "Ann", character = "Lex Luthor",  hand = { "Firestorm" }, deck = { "Catwoman" } },
  { "Ben", character = "Deathstroke", hand = { "Invulnerable", "Punch" }, vp = 2 },
  { "Cy",  character = "Black Adam",  hand = { "Punch" }, vp = 2 },
}
line_up { "Ultraman", "Power Armor", "Pandora" }

ann:plays "Firestorm"
expect(ann):must_choose { "chooses Ben", "chooses Cy" }
ann:chooses "Ben"
expect(ben):must_choose { "defends with Invulnerable", "declines" }
ben:declines()

expect(ann.vp):is(1)
expect(ben.vp):is(1)
expect(cy.vp):is(2)
expect(ann.power):is(1)
expect(ann.on_character):is { "Catwoman" }

ruling {
  en = "Yes to both: he makes the Attack as Catwoman would, against one foe of your choice, who may avoid it.",
  fr = "Oui aux deux : il fait l'Attaque comme Catwoman, contre un adversaire de votre choix, qui peut l'éviter.",
}

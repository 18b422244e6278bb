scenario "Amanda Waller destroys nothing" {
  game     = "forever-evil",
  question = {
    en = "What do I get if I decline Amanda Waller's offer to destroy a card?",
    fr = "Qu'est-ce que j'obtiens si je refuse de détruire une carte avec Amanda Waller ?",
  },
  shows    = { "fe.card.amanda-waller" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Amanda Waller", "Giganta" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Ultraman", "Power Armor", "Pandora" }

ann:plays "Amanda Waller"
ann:declines()

expect(ann.power):is(2)
expect(ann.hand):is { "Giganta" }

ruling {
  en = "Power +2, and you keep your cards.",
  fr = "+2 en Puissance, et vous gardez vos cartes.",
}

scenario "Man-Bat Serum with three VP tokens" {
  game     = "forever-evil",
  question = {
    en = "How much Power does Man-Bat Serum give me with three VP tokens, and do I lose them?",
    fr = "Combien de Puissance donne le Sérum du Man-Bat avec trois jetons PV, et est-ce que je les perds ?",
  },
  shows    = { "fe.card.man-bat-serum" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Man-Bat Serum" }, vp = 3 },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Ultraman", "Power Armor", "Pandora" }

ann:plays "Man-Bat Serum"

expect(ann.power):is(3)
expect(ann.vp):is(3)

ruling {
  en = "Three, one for each token, and you keep the tokens.",
  fr = "Trois, un par jeton, et vous gardez les jetons.",
}

scenario "Giganta with a cheap card in the discard pile" {
  game     = "forever-evil",
  question = {
    en = "A Punch lies in my discard pile when I play Giganta. How much Power is she worth?",
    fr = "Un Coup de Poing est dans ma défausse quand je joue Giganta. Combien de Puissance donne-t-elle ?",
  },
  shows    = { "fe.card.giganta" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Giganta" }, discard = { "Punch", "Superwoman" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Ultraman", "Power Armor", "Pandora" }

ann:plays "Giganta"

expect(ann.power):is(2)

ruling {
  en = "Power +2, as a card there costs less than 4.",
  fr = "+2 en Puissance, car une carte y coûte moins de 4.",
}

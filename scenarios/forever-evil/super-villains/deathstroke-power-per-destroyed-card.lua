scenario "Deathstroke gets Power for each card destroyed" {
  game     = "forever-evil",
  question = {
    en = "I am Deathstroke and destroy cards of my hand, of my discard pile and of the Line-Up. What does each bring?",
    fr = "Je suis Deathstroke et je détruis des cartes de ma main, de ma défausse et de la réserve. Que rapporte chacune ?",
  },
  shows    = { "fe.card.deathstroke" },
}

local ann, ben = players {
  { "Ann", character = "Deathstroke", hand = { "Phantom Stranger", "Superwoman", "Vulnerability" }, discard = { "Weakness" } },
  { "Ben", character = "Lex Luthor",  hand = { "Punch" } },
}
line_up { "Giganta", "Ultraman" }

ann:plays "Phantom Stranger"
ann:destroys "Vulnerability"
ann:destroys "Weakness"
expect(ann.power):is(2)
ann:plays "Superwoman"
ann:destroys "Giganta"

expect(ann.power):is(4)                 -- 1 of Superwoman's count, 1 of Deathstroke

ruling {
  en = "Power +1 each, wherever the card lay.",
  fr = "+1 en Puissance chacune, où que la carte se trouve.",
}

scenario "Two Frozen tokens on one card" {
  game     = "forever-evil",
  question = {
    en = "I play two Cold Guns. May both tokens lie on the same card?",
    fr = "Je joue deux Pistolets Réfrigérants. Les deux jetons peuvent-ils être sur la même carte ?",
  },
  shows    = { "fe.cards.cold-gun-several" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Cold Gun", "Cold Gun" }, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Giganta", "Ultraman", "Power Armor", "Superwoman", "Despero" }

ann:plays "Cold Gun"
ann:chooses "Giganta"
ann:plays "Cold Gun"
expect(ann):may("chooses", "Giganta")
ann:chooses "Giganta"
expect(line_up:tokens "Giganta"):is(2)
ann:ends_turn()
expect(line_up:tokens "Giganta"):is(2)
ben:ends_turn()

expect(line_up:tokens "Giganta"):is(0)  -- both were Ann's

ruling {
  en = "Yes, a card may carry several. Both come off at the start of your next turn.",
  fr = "Oui, une carte peut en porter plusieurs. Tous deux s'enlèvent au début de votre prochain tour.",
}

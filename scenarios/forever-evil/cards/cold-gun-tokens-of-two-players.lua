scenario "Frozen tokens of two players" {
  game     = "forever-evil",
  question = {
    en = "Ann and Ben have both frozen the same card. Does Ann's turn free it?",
    fr = "Ann et Ben ont gelé la même carte. Le tour d'Ann la libère-t-il ?",
  },
  shows    = { "fe.cards.cold-gun-several", "fe.cards.cold-gun-frozen" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Cold Gun" }, deck = { "Kick", "Kick", "Punch", "Punch", "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Cold Gun" }, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
}
line_up { "Giganta", "Ultraman", "Power Armor", "Superwoman", "Despero" }

ann:plays "Cold Gun"
ann:chooses "Giganta"
ann:ends_turn()
ben:plays "Cold Gun"
ben:chooses "Giganta"
expect(line_up:tokens "Giganta"):is(2)
ben:ends_turn()

expect(line_up:tokens "Giganta"):is(1)  -- Ann's is off, Ben's is not
ann:plays "Kick"
ann:plays "Kick"
refused(function() ann:buys "Giganta" end, "fe.cards.cold-gun-frozen")

ruling {
  en = "No. Each token comes off at the start of the next turn of the player who put it there; Ben's still freezes the card.",
  fr = "Non. Chaque jeton s'enlève au début du prochain tour de qui l'a posé ; celui de Ben gèle encore la carte.",
}

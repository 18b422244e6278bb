scenario "Destroying Cold Gun does not thaw the card" {
  game     = "forever-evil",
  question = {
    en = "Ann froze Ultraman with Cold Gun. I destroy that Cold Gun in her discard pile with Broadsword: may I buy Ultraman now?",
    fr = "Ann a gelé Ultraman avec le Pistolet Réfrigérant. Je détruis ce Pistolet dans sa défausse avec le Glaive : puis-je acheter Ultraman ?",
  },
  shows    = { "fe.card.cold-gun", "fe.cards.cold-gun-frozen", "fe.card.broadsword" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Cold Gun" }, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "Deathstroke", hand = { "Broadsword" }, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {}, power = 8 },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }

ann:plays "Cold Gun"
ann:chooses "Ultraman"
ann:ends_turn()
ben:plays "Broadsword"
expect(destroyed):is { "Cold Gun" }
refused(function() ben:buys "Ultraman" end, "fe.cards.cold-gun-frozen")
ben:ends_turn()

expect(line_up:tokens "Ultraman"):is(0)      -- off at the start of Ann's turn, without the card that put it there
ruling {
  en = "No. The token stays until Ann's next turn begins, whatever has become of the card that placed it.",
  fr = "Non. Le jeton reste jusqu'au début du prochain tour d'Ann, quoi que soit devenue la carte qui l'a posé.",
}

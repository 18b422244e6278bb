scenario "A card stays frozen until the next turn of its freezing player" {
  game     = "forever-evil",
  question = {
    en = "Ann has frozen Giganta. Can Ben buy her in his turn, and when does the token come off?",
    fr = "Ann a gelé Giganta. Ben peut-il l'acheter à son tour, et quand le jeton s'enlève-t-il ?",
  },
  shows    = { "fe.cards.cold-gun-frozen", "fe.card.cold-gun" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Cold Gun" }, deck = { "Kick", "Kick", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Kick", "Kick" }, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
}
line_up { "Giganta", "Ultraman", "Power Armor", "Superwoman", "Despero" }

ann:plays "Cold Gun"
ann:chooses "Giganta"
ann:ends_turn()

ben:plays "Kick"
ben:plays "Kick"
expect(ben.power):is(4)                 -- her cost
expect(ben):may_not("buys", "Giganta")
refused(function() ben:buys "Giganta" end, "fe.cards.cold-gun-frozen")
ben:ends_turn()

expect(line_up:tokens "Giganta"):is(0)  -- off as soon as Ann's turn begins
ann:plays "Kick"
ann:plays "Kick"
ann:buys "Giganta"
expect(ann.discard):has "Giganta"

ruling {
  en = "Ben cannot. The token comes off when Ann's next turn begins, and then the card is for sale again.",
  fr = "Ben ne peut pas. Le jeton s'enlève quand le prochain tour d'Ann commence, et la carte est alors de nouveau à vendre.",
}

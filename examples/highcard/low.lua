scenario "A low card is exchanged" {
  game     = "high-card",
  question = { en = "I have drawn a Two. Must I keep it?" },
  shows    = { "hc.exchange", "hc.exchange.no-ace", "hc.end.highest" },
}

local ann, ben = players {
  { "Ann", hand = { "Two" } },
  { "Ben", hand = { "Ace" } },
}
deck { "Ace", "Nine" }                   -- top first

ann:exchanges "Two"
refused(function() ben:exchanges "Ace" end, "hc.exchange.no-ace")
ben:keeps()

expect(ann.hand):has "Ace"
expect(ann):won()
expect(ben):won()
ruling { en = "No. On your turn you may put it aside and draw another one." }

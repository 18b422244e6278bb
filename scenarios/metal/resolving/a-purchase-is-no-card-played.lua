scenario "What a purchase sets off is not about a card played" {
  game     = "metal",
  question = {
    en = "Buying a card sets off an Ongoing card of mine. Is there a card that is resolved before it?",
    fr = "Un achat déclenche un de mes Permanents. Y a-t-il une carte à appliquer avant lui ?",
  },
  shows    = { "metal.buy.to-discard", "metal.ongoing.active" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, power = 2, hand = {}, in_play = { "Receipt Book" }, deck = { "Punch", "Punch" }, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)", "Batman" } },
}
captured {}
line_up { "Promethium", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:buys "Promethium"
expect(log:last_move()):in_order { { ann, "buys", "Promethium" }, { ann, "draws", "Punch" } }
expect(log):has_no("by", "metal.resolve.card-before-triggers")
ruling {
  en = "No: nothing was played. The card goes to your discard pile, and then you draw.",
  fr = "Non : rien n'a été joué. La carte va dans votre défausse, puis vous piochez.",
}

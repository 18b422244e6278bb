scenario "A Weakness in hand is not kept to be discarded" {
  game     = "metal",
  question = {
    en = "I hold a Weakness and a card that makes me discard. May I play that card first to get rid of the Weakness?",
    fr = "J'ai une Faiblesse et une carte qui me fait défausser. Puis-je jouer celle-ci d'abord pour m'en débarrasser ?",
  },
  shows    = { "metal.weakness.not-kept-for-that" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Weakness", "Overfull Bag" } },
  { "Ben", team = { "Hal Jordan (oversized)" } },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

refused(function() ann:plays "Overfull Bag" end, "metal.weakness.not-kept-for-that")
never { that(ann.hand):has "Weakness", that(ben):is_on_turn(), within = "1 turn" }
ann:plays "Weakness"
expect(ann.in_play):is { "Weakness" }
ruling {
  en = "No. The Weakness must be played before any other card.",
  fr = "Non. La Faiblesse doit être jouée avant toute autre carte.",
}

scenario "Carol Danvers has a player draw" {
  game     = "champions",
  question = {
    en = "As Carol Danvers, may I give the card to Ben, and may he ask for another this round?",
    fr = "En Carol Danvers, puis-je faire piocher Ben, et une seconde fois pendant ce round ?",
  },
  shows    = { "mc.card.carol-danvers" },
  windows  = "pass",
}

local ann, ben = players {
  { "Ann", character = "Carol Danvers", hand = {} },
  { "Ben", character = "Peter Parker", hand = {}, deck_top = { "Genius" } },
}
villain { { "Rhino I" } }

ann:uses "Carol Danvers"
ann:chooses "Ben"
refused(function() ann:uses "Carol Danvers" end, "mc.limit.per-card")

expect(ben.hand):is { "Genius" }
expect(ann.hand):is_empty()
ruling {
  en = "She chooses who draws, Ben for instance, but she does so once a round.",
  fr = "Elle choisit qui pioche, par exemple Ben, mais une seule fois par round.",
}

scenario "Legal Practice takes five cards at most" {
  game     = "champions",
  question = {
    en = "Legal Practice with seven cards in Jennifer's hand: does she go on discarding until the scheme is bare?",
    fr = "Pratique de la Loi avec sept cartes dans la main de Jennifer : continue-t-elle à en défausser jusqu'à vider la manigance ?",
  },
  shows    = { "mc.card.legal-practice" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "Jennifer Walters", hand = { "Legal Practice", "Tigra", "Hellcat", "Hulk", "Uppercut", "Energy", "Genius" } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 6 } }

ann:plays "Legal Practice"
ann:discards "Tigra"
ann:discards "Hellcat"
ann:discards "Hulk"
ann:discards "Uppercut"
ann:discards "Energy" -- the fifth, and nothing more is asked

expect(main_scheme:threat "The Break-In!"):is(1)
expect(ann.hand):is { "Genius" }
ruling {
  en = "No. The fifth discarded card is the last: five threat are removed, and one stays.",
  fr = "Non. La cinquième carte défaussée est la dernière : cinq menaces sont retirées, et il en reste une.",
}

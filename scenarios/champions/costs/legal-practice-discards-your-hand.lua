scenario "Legal Practice takes cards from its player's hand only" {
  game     = "champions",
  question = { en = "I play Legal Practice. May cards from Ben's hand be among those discarded?", fr = "Je joue Pratique de la Loi. Les cartes défaussées peuvent-elles venir de la main de Ben ?" },
  shows    = { "mc.cost.own-zones-only" },
}
local ann, ben = players {
  { "Ann", character = "Jennifer Walters", hand = { "Legal Practice", "Uppercut", "Gamma Slam" } },
  { "Ben", character = "Spider-Man", hand = { "Backflip" } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 6 } }

ann:plays "Legal Practice"
refused(function() ann:discards "Backflip" end, "mc.cost.own-zones-only")
ann:discards "Uppercut"
ann:discards "Gamma Slam"
expect(main_scheme:threat "The Break-In!"):is(4)
expect(ben.hand):is { "Backflip" }

ruling {
  en = "No. A cost in cards from hand is paid from your own hand.",
  fr = "Non. Un coût en cartes de la main se paie avec votre propre main.",
}

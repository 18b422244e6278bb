scenario "A Villain played before counts, one played after does not" {
  game     = "rivals",
  question = {
    en = "A card gives Power for each Villain I have played this turn. Does the order matter?",
    fr = "Une carte donne de la Puissance par Vilain joué ce tour-ci. L'ordre compte-t-il ?",
  },
  shows    = { "rivals.play.order-matters" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Wanted Poster", "Pickpocket", "Punch" } },
  { "Ben", character = "The Joker 9", hand = {} },
}

what_if("the Poster comes first", function()
  ann:plays "Wanted Poster"
  ann:plays "Pickpocket"
  expect(ann.power):is(0)
end)
ann:plays "Pickpocket"
ann:plays "Wanted Poster"
expect(ann.power):is(1)
ruling {
  en = "Yes. It counts what lies there when it is played: the Villain must come first.",
  fr = "Oui. Elle compte ce qui est là quand on la joue : le Vilain doit venir avant.",
}

scenario "A card asks whether a Villain was played before it" {
  game     = "rivals",
  question = {
    en = "A card of our own gives Power if I have played a Villain this turn. Is it enough to play the Villain afterwards?",
    fr = "Une carte à nous donne de la Puissance si j'ai joué un Vilain ce tour-ci. Suffit-il de jouer le Vilain après elle ?",
  },
  shows    = { "rivals.play.order-matters" },
}

card "Informer" { type = "Equipment", cost = 2, play = when(any{ in_play, type = "Villain", played = true }){ power(3) } }

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Informer", "Pickpocket" } },
  { "Ben", character = "The Joker 9", hand = {} },
}

what_if("the Villain comes after it", function()
  ann:plays "Informer"
  expect(log:last_move()):has("Informer", "has no further effect", "by", "rivals.play.order-matters")
  ann:plays "Pickpocket"
  expect(ann.power):is(0)
end)
ann:plays "Pickpocket"
ann:plays "Informer"
expect(log:last_move()):has(ann, "has Power", "by", "rivals.play.order-matters")
expect(ann.power):is(3)
ruling {
  en = "No. It looks at what has been played when it is played itself: the Villain must come first.",
  fr = "Non. Elle regarde ce qui a été joué au moment où elle l'est : le Vilain doit venir avant.",
}

scenario "A card that looks, passes and destroys, and one more with nothing left for it" {
  game     = "rivals",
  question = {
    en = "My own card has me look at the top card of my draw pile, pass it to somebody and destroy a card of my discard pile. And if nothing is there?",
    fr = "Ma carte me fait regarder la carte du dessus de ma pioche, la passer à quelqu'un et détruire une carte de ma défausse. Et s'il n'y a rien ?",
  },
  shows    = { "rivals.play.resolve-at-once" },
}
card "Hot Potato" { type = "Equipment", cost = 2, copies = 2,
  says = { "Look at the top card of your draw pile, reveal it and pass it to a player. Destroy a card of your discard pile.",
    "Regardez la carte du dessus de votre pioche, révélez-la et passez-la à un joueur. Détruisez une carte de votre défausse." },
  play = { look(top(deck, 1)), reveal(top(deck)):as "given", pass(the "given", one_player), destroy(one{ discard_pile }) } }

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Hot Potato", "Hot Potato" }, deck = { "Vulnerability" }, discard = {} },
  { "Ben", character = "The Joker 9", discard = {} },
}
ann:plays "Hot Potato"
ann:chooses "Ben"
expect(ben.discard):is { "Vulnerability" }

ann:plays "Hot Potato"                     -- nothing to look at, to pass or to destroy
expect(ann.in_play):count(2)
ruling {
  en = "Then it is not done; each sentence does what it can.",
  fr = "Alors cela ne se fait pas ; chaque phrase fait ce qu'elle peut.",
}

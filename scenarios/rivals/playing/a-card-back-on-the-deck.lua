scenario "A card that goes back on the draw pile is drawn again" {
  game     = "rivals",
  question = {
    en = "My card says: put it on top of your draw pile. Is it put away with the other cards at the end of my turn?",
    fr = "Ma carte dit : mettez-la sur votre pioche. Part-elle à la défausse avec les autres à la fin de mon tour ?",
  },
  shows    = { "rivals.end-turn.4-played", "rivals.end-turn.6-draw" },
}

card "Boomerang" { type = "Equipment", cost = 3, play = { power(2), put(this, top(deck)) } }

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Boomerang", "Punch" }, deck = { "Kick", "Kick", "Punch", "Punch", "Punch" },
    discard = {} },
  { "Ben", character = "The Joker 9", hand = { "Punch" } },
}
line_up { "Bane", "Robin", "Huntress", "Superman", "Oracle" }
ann:plays "Boomerang"
expect(ann.deck):top "Boomerang"
expect(ann.power):is(2)
refused(function() ann:plays "Boomerang" end, "rivals.play.any-order")
ann:plays "Punch"
ann:ends_turn()
expect(ann.discard):is { "Punch" }
expect(ann.hand):has "Boomerang"
ruling {
  en = "No. It lies on your draw pile from that moment on, its Power is yours all the same, and you draw it with your next hand.",
  fr = "Non. Dès ce moment elle est sur votre pioche, sa Puissance vous reste, et vous la piochez avec votre prochaine main.",
}

scenario "A gained card goes elsewhere where a card says so" {
  game     = "rivals",
  question = {
    en = "With a Location that puts my first new card of a turn on top of my draw pile: does it work for a gained card, too?",
    fr = "Avec un Lieu qui met ma première nouvelle carte du tour sur ma pioche : agit-il aussi pour une carte gagnée ?",
  },
  shows    = { "rivals.gain.to-discard" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Open Window" }, deck = { "Punch" }, discard = {}, in_play = { "Doorstep" }, power = 3 },
  { "Ben", character = "The Joker 9" },
}
line_up { "Robin", "Nightwing", "Oracle", "Superman", "Bane" }

ann:plays "Open Window"
ann:gains "Superman"
expect(ann.deck):in_order { "Superman", "Punch" }
ann:buys "Kick"
expect(ann.discard):is { "Kick" }
ruling {
  en = "Yes. Gained cards go to the discard pile unless something says otherwise, and here something does.",
  fr = "Oui. Les cartes gagnées vont dans la défausse sauf mention contraire, et il y en a une ici.",
}

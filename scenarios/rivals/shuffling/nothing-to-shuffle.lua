scenario "Draw pile and discard pile empty: nothing is drawn" {
  game     = "rivals",
  question = {
    en = "I should draw three cards, and only one is left in draw pile and discard pile together. What then?",
    fr = "Je devrais piocher trois cartes, et il n'en reste qu'une dans la pioche et la défausse. Et alors ?",
  },
  shows    = { "rivals.amb.draw-less-than-five" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Big Net" }, deck = {}, discard = { "Kick" } },
  { "Ben", character = "The Joker 9" },
}

ann:plays "Big Net"
expect(ann.hand):is { "Kick" }
expect(ann.discard):is_empty()
expect(ann):is_on_turn()
ruling {
  en = "You draw that one and go on; nothing else happens.",
  fr = "Vous piochez celle-là et continuez ; rien d'autre ne se passe.",
}

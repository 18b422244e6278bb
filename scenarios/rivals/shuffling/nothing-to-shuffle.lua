scenario "Draw pile and discard pile empty: nothing is drawn" {
  game     = "rivals",
  question = {
    en = "I should draw three cards, and my draw pile and my discard pile are both empty. What then?",
    fr = "Je devrais piocher trois cartes, et ma pioche comme ma défausse sont vides. Et alors ?",
  },
  shows    = { "rivals.amb.draw-less-than-five" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Big Net" }, deck = {}, discard = {} },
  { "Ben", character = "The Joker 9" },
}

ann:plays "Big Net"
expect(log):has(ann, "has no card left", "by", "rivals.amb.draw-less-than-five")
expect(ann.hand):is_empty()
expect(ann):is_on_turn()
ruling {
  en = "You draw none and go on; nothing else happens.",
  fr = "Vous n'en piochez aucune et continuez ; rien d'autre ne se passe.",
}

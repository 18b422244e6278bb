scenario "A card that the start of the turn plays does not bar a Confrontation" {
  game     = "rivals",
  first    = "Ben",
  question = {
    en = "At the start of my turn my Character plays a card from my discard pile. May I still announce a Confrontation?",
    fr = "Au début de mon tour, mon Personnage joue une carte de ma défausse. Puis-je encore annoncer une Confrontation ?",
  },
  shows    = { "rivals.amb.confront-and-start-effects", "rivals.confront.before-playing" },
}

card "Batman 12" { after(begins{}){ play(exactly(1){ discard_pile }) } }

local ann, ben = players {
  { "Ann", character = "Batman 12",   hand = { "Punch" }, discard = { "Kick" } },
  { "Ben", character = "The Joker 9", hand = { "Punch" } },
}

ben:ends_turn()
expect(ann.in_play):is { "Kick" }   -- played already, and nothing is decided
what_if("a card of the hand is played first", function()
  ann:plays "Punch"
  refused(function() ann:confronts() end, "rivals.confront.before-playing")
end)
ann:confronts()
ann:plays "Punch"
expect(ann.power):is(3)
ruling {
  en = "Yes. What the start of the turn plays comes before the decision; only what you play as a move of your own bars it.",
  fr = "Oui. Ce que joue le début du tour vient avant la décision ; seul ce que vous jouez vous-même, de votre propre coup, l'empêche.",
}

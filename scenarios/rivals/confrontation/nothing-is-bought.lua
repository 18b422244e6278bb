scenario "Nothing is bought in a turn with a Confrontation" {
  game     = "rivals",
  question = {
    en = "My Confrontation needs 9 Power and I have 14. May I spend the other 5 on a card or a Kick?",
    fr = "Ma Confrontation demande 9 de Puissance et j'en ai 14. Puis-je dépenser les 5 autres pour une carte ou un Coup de Pied ?",
  },
  shows    = { "rivals.confront.no-buying", "rivals.summary.confront-first", "rivals.end-turn.4-power-lost" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Punch" }, power = 14 },
  { "Ben", character = "The Joker 9", hand = { "Punch" } },
}
line_up { "Catwoman", "Bane", "Killing Joke", "Wayne Manor", "Utility Belt" }

ann:confronts()
refused(function() ann:buys "Catwoman" end, "rivals.confront.no-buying")
refused(function() ann:buys "Kick" end, "rivals.confront.no-buying")
ann:hands_over()
expect(ann.defeated_characters):is { "The Joker 9" }
expect(ann.discard):is { "Punch" }
expect(ann.power):is(0)
ruling {
  en = "No. Neither the Line-Up nor the Kicks are open in such a turn; what is above the cost is lost.",
  fr = "Non. Ni la réserve ni les Coups de Pied ne sont ouverts dans un tel tour ; ce qui dépasse le coût est perdu.",
}

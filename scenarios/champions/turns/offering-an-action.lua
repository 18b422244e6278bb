scenario "Another player's event may help in one's turn" {
  game     = "champions",
  question = {
    en = "In Ann's turn I offer her my First Aid. If she agrees, may I play it although it is not my turn?",
    fr = "Pendant le tour d'Ann, je lui propose mes Premiers Soins. Si elle accepte, puis-je les jouer alors que ce n'est pas mon tour ?",
  },
  shows    = { "mc.player-turn.other-may-offer" },
  windows  = "pass",
}

local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = {}, identity = { { "Spider-Man", damage = 5 } } },
  { "Ben", character = "Captain Marvel", hand = { "First Aid", "Energy" } },
}
villain { { "Rhino I" } }

refused(function() ben:plays "First Aid" end, "mc.player-turn.ask-other")
ann:asks "Ben"
ben:plays "First Aid"

expect(ann.identity:damage "Spider-Man"):is(3)
expect(ben.hand):is_empty()
expect(ben.discard):is { "First Aid", "Energy" }
expect(ann):is_on_turn()
ruling {
  en = "Yes. Once Ann has agreed, Ben plays First Aid with his own cards and heals Spider-Man.",
  fr = "Oui. Une fois qu'Ann a accepté, Ben joue Premiers Soins avec ses propres cartes et soigne Spider-Man.",
}

scenario "A card whose text is not known is bought, not played" {
  game     = "rivals",
  question = {
    en = "The referee knows what Huntress costs and is worth, but not what she says. What can I do with her?",
    fr = "L'arbitre connaît le coût et les PV de Huntress, mais pas son texte. Que puis-je en faire ?",
  },
  shows    = { "rivals.types.printed-fields", "rivals.buy.to-discard" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Huntress" }, discard = {}, power = 4 },
  { "Ben", character = "The Joker 9" },
}
line_up { "Oracle", "Robin", "Nightwing", "Superman", "Bane" }

refused(function() ann:plays "Huntress" end, "rivals.types.printed-fields")
ann:buys "Oracle"
expect(ann.discard):is { "Oracle" }
expect(ann.hand):is { "Huntress" }
ruling {
  en = "She can be bought, gained, destroyed and scored. Playing her is refused, as nobody here knows what then happens.",
  fr = "On peut l'acheter, la gagner, la détruire et la compter. La jouer est refusé, car on ignore ici ce qui se passe alors.",
}

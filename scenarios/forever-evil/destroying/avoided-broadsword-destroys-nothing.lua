scenario "An avoided Broadsword destroys nothing" {
  game     = "forever-evil",
  question = {
    en = "Ben avoids the Attack of my Broadsword. Can I still destroy a card of his discard pile, and what is left of my card?",
    fr = "Ben évite l'Attaque de mon Glaive. Puis-je encore détruire une carte de sa défausse, et que reste-t-il de ma carte ?",
  },
  shows    = { "fe.attack.other-effects-stay", "fe.card.broadsword" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Broadsword" }, deck = { "Kick", "Mallet" } },
  { "Ben", character = "Black Manta", hand = { "Commissioner Gordon" }, discard = { "Steve Trevor", "Kick" } },
}

ann:plays "Broadsword"
ben:defends "Commissioner Gordon"

expect(ann.power):is(2)
expect(ann.hand):is_empty()
expect(destroyed):is_empty()
expect(ben.discard):is { "Commissioner Gordon", "Steve Trevor", "Kick" }
ruling {
  en = "No. The destruction is the Attack, and Ben avoided it. The +2 Power remains.",
  fr = "Non. C'est l'Attaque qui détruit, et Ben l'a évitée. Il reste le +2 en Puissance.",
}

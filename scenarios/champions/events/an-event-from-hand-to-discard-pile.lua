scenario "An event is paid for, resolved and then discarded" {
  game     = "champions",
  question = {
    en = "I play Haymaker. In which order do I pay, hit Rhino and discard the card?",
    fr = "Je joue Haymaker. Dans quel ordre dois-je payer, frapper Rhino et défausser la carte ?",
  },
  shows    = { "mc.event.sequence" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Haymaker", "Energy" } },
}
villain { "Rhino I" }

ann:plays "Haymaker"

expect(villain:damage "Rhino"):is(3)
expect(ann.hand):is_empty()
expect(ann.discard):in_order { "Haymaker", "Energy" }     -- the payment lies under the event: it was discarded before
ruling {
  en = "The cost first, then the effect, and only when that is done does Haymaker go to your discard pile, on top of the card that paid for it.",
  fr = "Le coût d'abord, puis l'effet, et c'est seulement ensuite que l'événement va dans votre défausse, au-dessus de la carte qui l'a payé.",
}

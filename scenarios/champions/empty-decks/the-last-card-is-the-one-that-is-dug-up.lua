scenario "The side scheme that is dug up was the last card of the deck" {
  game     = "champions",
  question = {
    en = "Masterplan discards cards until a side scheme appears, and the one that appears is the last card of the encounter deck. Is it shuffled into the new deck before I reveal it?",
    fr = "Plan Machiavélique défausse des cartes jusqu'à une manigance annexe, et celle qui apparaît est la dernière carte du deck Rencontre. Est-elle mélangée au nouveau deck avant que je la révèle ?",
  },
  shows    = { "mc.grim-rule.worst-for-players", "mc.empty-encounter-deck.reshuffle", "mc.empty-encounter-deck.acceleration-token", "mc.card.masterplan" },
  windows  = "pass",
  expert   = 1,
}
local ann = players {
  { "Ann", character = "Peter Parker", hand = {}, dealt = { "Masterplan" } },
}
villain { { "Rhino II", confused = true } }
encounter_deck { "Hydra Mercenary", "Charge", "Crowd Control" }      -- the Mercenary is dealt in step three
encounter_discard { "Enhanced Ivory Horn", "Shocker" }

ann:ends_turn()

expect(side_schemes):is { "Crowd Control" }
expect(encounter_deck):is { "Charge", "Enhanced Ivory Horn", "Shocker" }
expect(game.acceleration):is(1)
ruling {
  en = "No. The rules leave it open, so the worse way holds for you: the card that was found waits while the discard pile becomes the new deck, with an acceleration token; then it is revealed.",
  fr = "Non. Les règles laissent la question ouverte ; c'est donc la pire issue pour vous : la carte trouvée attend pendant que la défausse devient le nouveau deck, avec un pion Accélération ; puis elle est révélée.",
}

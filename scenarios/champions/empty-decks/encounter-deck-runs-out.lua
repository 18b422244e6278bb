scenario "The encounter deck runs out" {
  game     = "champions",
  question = { en = "The last card of the encounter deck has just been dealt. What happens now?", fr = "La dernière carte du deck Rencontre vient d'être distribuée. Que se passe-t-il ?" },
  shows    = { "mc.empty-encounter-deck.reshuffle", "mc.empty-encounter-deck.acceleration-token" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Peter Parker", hand = {} },
}
villain { { "Rhino I", confused = true } }
encounter_deck { "Hydra Mercenary" }
encounter_discard { "Charge", "Stampede", "Assault" }

expect(game.acceleration):is(0)
ann:ends_turn()
expect(encounter_deck):is { "Charge", "Stampede", "Assault" }
expect(encounter_discard):is_empty()
expect(game.acceleration):is(1)

ruling {
  en = "Before anything else its discard pile is shuffled into a new deck, and an acceleration token is put by the main scheme.",
  fr = "Avant toute autre chose, sa défausse est mélangée en un nouveau deck, et un pion Accélération est placé près de la manigance principale.",
}

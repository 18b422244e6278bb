scenario "The last encounter card is drawn as a boost card" {
  game     = "champions",
  question = {
    en = "The encounter deck has one card, and Rhino takes it as his boost card. When is the new deck made, and is that boost card in it?",
    fr = "Le deck Rencontre n'a plus qu'une carte, et Rhino la prend comme carte Boost. Quand le nouveau deck est-il formé, et cette carte Boost en fait-elle partie ?",
  },
  shows    = { "mc.enemy-attack.1-boost", "mc.empty-encounter-deck.reshuffle", "mc.empty-encounter-deck.acceleration-token", "mc.amb.deck-out-moment" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {}, deck_top = { "Energy", "Haymaker", "Inspired", "Hawkeye", "Strength" } },
}
villain { "Rhino I" }
encounter_deck { "Stampede" }
encounter_discard { "Sandman", "Hydra Mercenary" }

shuffle_gives { "Hydra Mercenary", "Sandman" }
ann:ends_turn()
expect(game.acceleration):is(1)                      -- the boost card is not even turned up yet
expect(encounter_deck):in_order { "Hydra Mercenary", "Sandman" }
ann:declines "defends_with"                          -- nobody defends

expect(ann.identity:damage "Captain Marvel"):is(3)
expect(ann.engaged):is { "Hydra Mercenary" }
expect(encounter_deck):is { "Sandman" }
expect(encounter_discard):is { "Stampede" }
ruling {
  en = "At once, as the card is given to Rhino: the discard pile is shuffled and an acceleration token placed. The boost card is not among them; it begins the next discard pile.",
  fr = "Aussitôt, quand la carte est donnée à Rhino : la défausse est mélangée et un pion Accélération placé. La carte Boost n'y est pas ; elle commence la défausse suivante.",
}

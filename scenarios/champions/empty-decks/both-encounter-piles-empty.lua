scenario "Encounter deck and discard pile are both empty" {
  game     = "champions",
  question = {
    en = "Rhino gets the last card of the encounter deck as his boost card, and its discard pile is empty too. How many acceleration tokens do we take, and does the boost card cost us another when it is discarded?",
    fr = "Rhino reçoit comme carte Boost la dernière carte du deck Rencontre, et sa défausse est vide aussi. Combien de pions accélération prenons-nous, et la carte Boost nous en coûte-t-elle un autre quand elle est défaussée ?",
  },
  shows    = { "mc.empty-encounter-deck.acceleration-token", "mc.empty-encounter-deck.reshuffle", "mc.amb.both-piles-empty" },
}
local ann = players {
  { "Ann", character = "Black Panther", hand = {}, engaged = { { "Shocker", damage = 2 } },
    deck_top = { "Genius", "Energy", "Strength", "Vibranium", "Vibranium" } },
}
villain { "Rhino I" }
encounter_deck { "Hard to Keep Down" }
encounter_discard {}
shuffle_gives { "Shocker", "Hard to Keep Down" }

ann:ends_turn()
expect(encounter_deck):is_empty()
expect(game.acceleration):is(1)
ann:declines()                          -- nobody defends against Rhino
expect(encounter_discard):is { "Hard to Keep Down" }
expect(encounter_deck):is_empty()
expect(game.acceleration):is(1)
ann:declines()                          -- nor against Shocker, whom retaliation defeats

-- the first card wanted afterwards, in step three, came from the new deck of two
expect(encounter_deck):is { "Hard to Keep Down" }
expect(ann.engaged):is { "Shocker" }
expect(game.acceleration):is(1)
ruling {
  en = "One token, when the last card leaves. The boost card costs none: it just lies in the discard pile, which becomes the new deck when the next card is needed.",
  fr = "Un seul, quand la dernière carte s'en va. La carte Boost n'en coûte pas d'autre : elle attend dans la défausse, qui devient le nouveau deck dès qu'il faut une carte.",
}

scenario "Madame Hydra is the last card of the encounter deck" {
  game     = "champions",
  question = {
    en = "Legions of Hydra fetches Madame Hydra, and she is the only card left in the encounter deck. When is it rebuilt?",
    fr = "Légions d'Hydra va chercher Madame Hydra, qui est la seule carte restante du deck Rencontre. Quand est-il reconstitué ?",
  },
  shows    = { "mc.empty-encounter-deck.reshuffle", "mc.empty-encounter-deck.acceleration-token", "mc.card.legions-of-hydra" },
  legions_of_hydra = 1,
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, dealt = { "Legions of Hydra" }, deck_top = { "Genius", "Energy", "Strength", "Helicarrier", "Haymaker" } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck { "Hydra Mercenary", "Madame Hydra" }
encounter_discard { "Advance", "Assault", "Gang-Up" }

ann:ends_turn()

expect(ann.engaged):is { "Madame Hydra", "Hydra Mercenary" }
expect(side_schemes:threat "Legions of Hydra"):is(5)
expect(encounter_deck):is { "Advance", "Assault", "Gang-Up" }
expect(encounter_discard):is_empty()
expect(game.acceleration):is(1)
ruling {
  en = "At once: as she leaves, the discard pile is shuffled into a new deck and you take an acceleration token, in the middle of the effect. Nobody waits for the next draw.",
  fr = "Aussitôt : à son départ, la défausse est mélangée en un nouveau deck et vous prenez un pion accélération, au milieu de l'effet. On n'attend pas la pioche suivante.",
}

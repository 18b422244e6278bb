scenario "A surge reveals the last encounter card" {
  game     = "champions",
  question = {
    en = "Surge makes me reveal the last card of the encounter deck, a Hydra Mercenary. Is the treachery with surge shuffled into the new deck, and the Mercenary?",
    fr = "Renfort me fait révéler la dernière carte du deck Rencontre, un Mercenaire d'Hydra. La traîtrise qui avait Renfort est-elle mélangée au nouveau deck, et le Mercenaire ?",
  },
  shows    = { "mc.keywords.surge", "mc.keywords.surge-after-first", "mc.reveal.minion", "mc.empty-encounter-deck.reshuffle", "mc.amb.deck-out-moment" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Peter Parker", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Black Cat", "Daredevil", "Aunt May" }, dealt = { "Hard to Keep Down" } },
}
villain { { "Rhino I", confused = true } }
encounter_deck { "Crowd Control", "Hydra Mercenary" }
encounter_discard { "Charge" }

ann:ends_turn()

expect(ann.engaged):is { "Hydra Mercenary" }
expect(encounter_deck):is { "Hard to Keep Down", "Charge" }
expect(encounter_discard):is_empty()
expect(side_schemes):is { "Crowd Control" }
expect(game.acceleration):is(1)
ruling {
  en = "The treachery is: it was fully resolved and discarded before the next card was revealed. The Mercenary is not: he is being resolved, and engages you.",
  fr = "La traîtrise, oui : elle était entièrement résolue et défaussée avant qu'on révèle la carte suivante. Le Mercenaire, non : il est en cours de résolution, et s'engage avec vous.",
}

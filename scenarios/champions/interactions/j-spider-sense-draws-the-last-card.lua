scenario "Spider-Sense draws the last card of the deck" {
  game     = "champions",
  question = {
    en = "Rhino attacks, and Spider-Sense draws the last card of my deck. I am dealt an encounter card for that: is it the one Rhino would have had as boost card, and when is it resolved?",
    fr = "Rhino attaque, et le Sens d'Araignée pioche la dernière carte de mon deck. Je reçois une carte Rencontre pour cela : est-ce celle que Rhino aurait eue comme carte Boost, et quand est-elle résolue ?",
  },
  shows    = { "mc.empty-player-deck.reshuffle", "mc.empty-player-deck.encounter-card", "mc.deal-encounter.queued", "mc.interrupt.before-condition" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Black Cat", "Strength", "Genius", "Aunt May", "Daredevil" }, deck = { "Energy" }, discard = { "Backflip", "Jessica Jones" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Sandman", "Advance", "Crowd Control" }

ann:ends_turn()
ann:declines()                                       -- she keeps her hand
ann:uses "Spider-Man"
expect(ann.hand):has "Energy"
expect(ann.deck):is { "Backflip", "Jessica Jones" }
expect(ann.dealt):is { "Sandman" }
ann:declines()                                       -- nobody defends; the boost card is Advance

expect(ann.identity:damage "Spider-Man"):is(2)
expect(ann.engaged):is { "Sandman" }
expect(side_schemes):is { "Crowd Control" }
ruling {
  en = "It is: the interrupt comes before the attack and its boost card. Your discard pile becomes the deck at once, and the card waits facedown for step four with the one of step three.",
  fr = "Oui : l'interruption précède l'attaque et sa carte Boost. Votre défausse devient aussitôt le deck, et la carte attend face cachée l'étape quatre avec celle de l'étape trois.",
}

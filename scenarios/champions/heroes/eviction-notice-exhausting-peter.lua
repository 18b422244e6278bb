scenario "Eviction Notice leaves the game if Peter Parker exhausts" {
  game     = "champions",
  question = {
    en = "I am Spider-Man and have already changed form this turn. May I still flip for Eviction Notice, and what do I gain?",
    fr = "Je suis Spider-Man et j'ai déjà changé de forme ce tour. Puis-je encore me retourner pour Avis d'Expulsion, et qu'y gagne-t-on ?",
  },
  shows    = { "mc.card.eviction-notice" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "Peter Parker", hand = { "Genius", "Energy", "Strength", "Black Cat", "Aunt May" }, dealt = { "Eviction Notice" } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Crowd Control", "Bomb Scare" }

ann:changes_form()
ann:ends_turn()
ann:declines "discards"
ann:chooses "flip"
ann:chooses "exhaust"

expect(ann.identity):is { "Peter Parker" }
expect(ann.identity:exhausted "Peter Parker"):is(1)
expect(ann.hand):count(5)
expect(removed):is { "Eviction Notice" }
expect(side_schemes):is { "Crowd Control" }
ruling {
  en = "Yes: flipping by a card does not count as the turn's change of form. Peter Parker exhausts, the notice leaves the game, no card is lost and nothing surges.",
  fr = "Oui : se retourner par l'effet d'une carte ne compte pas comme le changement de forme du tour. Peter Parker s'incline, l'avis quitte la partie, aucune carte n'est perdue et il n'y a pas de Renfort.",
}

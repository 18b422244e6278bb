scenario "Eviction Notice: exhaust Peter Parker, or lose a card and reveal another" {
  game     = "champions",
  question = {
    en = "I am Spider-Man and am given Eviction Notice. What does each of its choices ask of me?",
    fr = "Je suis Spider-Man et je reçois Avis d'Expulsion. Que me demande chacun de ses choix ?",
  },
  shows    = { "mc.card.eviction-notice" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Genius", "Energy", "Strength", "Black Cat", "Aunt May" }, dealt = { "Eviction Notice" } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Crowd Control", "Bomb Scare" }

ann:ends_turn()
ann:declines "discards"    -- no discard at the end of the phase
ann:declines "flip"        -- she stays Spider-Man: Peter Parker cannot exhaust

expect(ann.hand):count(4)
expect(encounter_discard):has("Eviction Notice", 1)
expect(removed):is_empty()
expect(side_schemes):is { "Crowd Control", "Bomb Scare" }
ruling {
  en = "Having become Peter Parker she could exhaust him and be rid of it for good. Staying a hero she discards a card at random, the notice is discarded, and its surge has her reveal another card.",
  fr = "Redevenue Peter Parker, elle pourrait l'incliner et s'en débarrasser pour de bon. En restant héros, elle défausse une carte au hasard, l'avis est défaussé, et son Renfort lui fait révéler une autre carte.",
}

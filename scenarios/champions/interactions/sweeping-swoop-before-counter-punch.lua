scenario "The stun of Sweeping Swoop comes before any response" {
  game     = "champions",
  question = {
    en = "Sweeping Swoop is the boost card, my defending Spider-Man is damaged, and I hold Counter-Punch. Do I still hit back?",
    fr = "La carte Boost est Coup en Piqué, mon Spider-Man qui défend est blessé, et je tiens Contre-Attaque au Poing. Est-ce que je rends le coup ?",
  },
  shows    = { "mc.card.sweeping-swoop", "mc.delayed-effect.resolves-at-once", "mc.status.stunned-friendly" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, deck_top = { "Counter-Punch", "Energy", "Genius", "Strength", "Aunt May" } },
}
villain { { "Rhino I", with = { "Charge" } } }
encounter_deck:on_top { "Sweeping Swoop", "Enhanced Ivory Horn" }

ann:ends_turn()
ann:declines()                          -- Spider-Sense
ann:defends_with "Spider-Man"           -- ATK 5 against DEF 3
expect(ann.identity:damage "Spider-Man"):is(2)
expect(ann.identity:stunned "Spider-Man"):is(1)
ann:plays "Counter-Punch"

expect(ann.identity:stunned "Spider-Man"):is(0)
expect(villain:damage "Rhino"):is(0)
ruling {
  en = "No. The boost stuns him as soon as the attack has damaged him, before any response; Counter-Punch then only makes him lose Stunned.",
  fr = "Non. Le boost le sonne dès que l'attaque l'a blessé, avant toute réponse ; Contre-Attaque au Poing lui fait alors seulement perdre Sonné.",
}

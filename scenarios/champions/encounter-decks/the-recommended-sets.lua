scenario "The encounter deck of an ordinary game against Rhino" {
  game     = "champions",
  set_up   = "shown",
  question = {
    en = "We play Rhino for the first time. Which sets make the encounter deck?",
    fr = "Nous jouons Rhino pour la première fois. Quels sets forment le deck Rencontre ?",
  },
  shows    = { "mc.encounter-deck.recommended" },
}
local ann = players {
  { "Ann", character = "Peter Parker" },
}

ann:declines()
expect(encounter_deck):has("Hydra Mercenary", 2)        -- Rhino
expect(encounter_deck):has("Assault", 2)                -- Standard
expect(encounter_deck):has("False Alarm", 2)            -- Bomb Scare
expect(encounter_deck):has("Eviction Notice", 1)        -- the obligation
expect(encounter_deck):has_no "Under Fire"              -- Expert
expect(encounter_deck):count(31)
ruling {
  en = "The Rhino and Standard sets, the recommended modular set Bomb Scare, and the obligations of the heroes: 31 cards for one player.",
  fr = "Les sets Rhino et Standard, le set modulaire recommandé Alerte à la Bombe, et les obligations des héros : 31 cartes à un joueur.",
}

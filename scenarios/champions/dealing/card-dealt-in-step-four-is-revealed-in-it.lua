scenario "An encounter card dealt in step four is revealed in the same step" {
  game     = "champions",
  question = {
    en = "In step four Assault makes Rhino attack me, and Spider-Man draws the last card of my deck. When do I reveal the encounter card I am dealt for it?",
    fr = "À l'étape quatre, Assaut fait attaquer Rhino et Spider-Man pioche la dernière carte de mon deck. Quand est-ce que je révèle la carte Rencontre que cela me vaut ?",
  },
  shows    = { "mc.deal-encounter.during-steps-three-four" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Energy", "Genius", "Strength", "The Power of Justice", "The Power of Justice" }, deck = { "Haymaker" }, discard = { "Haymaker", "Haymaker" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Hard to Keep Down", "Assault", "Hydra Mercenary", "Stampede", "Shocker" }

ann:ends_turn()
ann:declines()            -- keeps the hand
ann:declines()            -- step two: no card drawn,
ann:declines()            -- no defender
ann:uses "Spider-Man"     -- Assault
expect(ann.hand):has "Haymaker"
expect(ann.dealt):has "Hydra Mercenary"
ann:declines()
expect(ann.identity:damage "Spider-Man"):is(5)
expect(ann.engaged):has "Hydra Mercenary"
expect(game.round):is(2)
expect(encounter_deck):top "Shocker"
ruling {
  en = "In this same step four, once Assault has been resolved: the step lasts until nobody has a facedown encounter card left.",
  fr = "Pendant cette même étape quatre, une fois Assaut résolu : l'étape dure tant qu'il reste à quelqu'un une carte Rencontre face cachée.",
}

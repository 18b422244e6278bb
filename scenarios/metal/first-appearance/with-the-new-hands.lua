scenario "The new hand is drawn before the Super-Villain appears" {
  game     = "metal",
  question = {
    en = "Do I discard to the First Appearance from my old hand or from the new one? May I defend with a card just drawn?",
    fr = "Est-ce que je défausse pour la Révélation de mon ancienne main ou de la nouvelle ? Puis-je me défendre avec une carte tout juste piochée ?",
  },
  shows    = { "metal.end-turn.8-flip", "metal.end-turn.6-draw", "metal.first-appearance.may-defend" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Trapdoor", "Punch" }, deck = { "Padded Shield", "Punch", "Punch", "Punch", "Punch", "Vulnerability", "Vulnerability" }, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)", "Batman" }, hand = {} },
}
captured {}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }
super_villains { "Plaster Tyrant", "Clay Warden", "Barbatos" }

ann:plays "Trapdoor"
ann:ends_turn()
ann:defends "Padded Shield"
expect(ann.hand):is { "Punch", "Punch", "Punch", "Punch", "Vulnerability" }
ruling {
  en = "From the new one: you draw in step 6, and it appears in step 8. A Defense just drawn serves.",
  fr = "De la nouvelle : vous piochez à l'étape 6, et il apparaît à l'étape 8. Une Défense tout juste piochée convient.",
}

scenario "Yon-Rogg feeds The Psyche-Magnitron each time he attacks" {
  game     = "champions",
  question = {
    en = "Yon-Rogg is engaged with me and I reveal The Psyche-Magnitron. With how much threat does it enter, and what does his next attack add?",
    fr = "Yon-Rogg est engagé avec moi et je révèle Le Psycho-Magnitron. Avec combien de menaces arrive-t-il, et qu'ajoute la prochaine attaque de Yon-Rogg ?",
  },
  shows    = { "mc.card.yon-rogg", "mc.card.the-psyche-magnitron" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Energy", "Genius", "Strength", "Photonic Blast", "Maria Hill" },
    nemesis = {}, engaged = { { "Yon-Rogg", stunned = true } }, dealt = { "The Psyche-Magnitron" } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Crowd Control", "Advance", "Bomb Scare", "Breakin' & Takin'" }

ann:ends_turn()
ann:declines "discards"
expect(side_schemes:threat "The Psyche-Magnitron"):is(4)
ann:ends_turn()
ann:declines "discards"    -- no discard
ann:declines "defends_with" -- nobody defends against Rhino
ann:declines "defends_with" -- nor against Yon-Rogg

expect(side_schemes:threat "The Psyche-Magnitron"):is(5)
expect(ann.identity:damage "Captain Marvel"):is(5)
ruling {
  en = "With 3 and one more per player: 4. His attack deals 3 damage and adds 1 threat to the scheme.",
  fr = "Avec 3, plus une par joueur : 4. Son attaque inflige 3 dégâts et ajoute 1 menace à la manigance.",
}

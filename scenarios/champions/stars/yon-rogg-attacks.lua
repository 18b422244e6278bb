scenario "A star beside ATK works each time the enemy attacks" {
  game     = "champions",
  question = {
    en = "Yon-Rogg has a star beside his ATK: threat on The Psyche-Magnitron after he attacks. Does it work again if he attacks twice in a round?",
    fr = "Yon-Rogg a une étoile à côté de son ATQ : de la menace sur Le Psycho-Magnitron après son attaque. Marche-t-elle encore s'il attaque deux fois dans le round ?",
  },
  shows    = { "mc.star-icon.by-atk" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {}, deck_top = { "Energy", "Haymaker", "Get Ready", "Inspired", "Hawkeye" }, engaged = { "Yon-Rogg" } },
}
villain { "Rhino I" }
side_schemes { { "The Psyche-Magnitron", threat = 3 } }
encounter_deck:on_top { "Hard to Keep Down", "Gang-Up", "\"I'm Tough\"", "Hard to Keep Down" }

ann:ends_turn()
ann:declines()                          -- Rhino attacks
ann:declines()                          -- Yon-Rogg attacks
expect(side_schemes:threat "The Psyche-Magnitron"):is(4)

ann:declines()                          -- Gang-Up: Rhino attacks
ann:declines()                          -- and Yon-Rogg again
expect(side_schemes:threat "The Psyche-Magnitron"):is(5)
ruling {
  en = "Yes. Every attack of Yon-Rogg starts it: one threat for his activation, one more when Gang-Up makes him attack again.",
  fr = "Oui. Chaque attaque de Yon-Rogg la déclenche : une menace pour son activation, une autre quand Se Liguer le fait attaquer encore.",
}

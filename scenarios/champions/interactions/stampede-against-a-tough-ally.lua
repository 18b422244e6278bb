scenario "Stampede stuns nobody when Tough takes the blow" {
  game     = "champions",
  question = {
    en = "Stampede makes Rhino attack me and stuns whoever is damaged. My tough Luke Cage defends. Is anybody stunned?",
    fr = "Ruée fait attaquer Rhino et sonne le personnage blessé. Mon Luke Cage tenace défend. Quelqu'un est-il sonné ?",
  },
  shows    = { "mc.card.stampede", "mc.status.tough", "mc.defend.ally-defends" },
}
local ann = players {
  { "Ann", character = "Black Panther", hand = {}, in_play = { { "Luke Cage", tough = true } }, dealt = { "Stampede" },
    deck_top = { "Energy", "Genius", "Strength", "Vibranium", "Vibranium" } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Charge", "Advance" }

ann:ends_turn()
ann:defends_with "Luke Cage"

expect(ann.in_play:tough "Luke Cage"):is(0)
expect(ann.in_play:damage "Luke Cage"):is(0)
expect(ann.in_play:stunned "Luke Cage"):is(0)
expect(ann.identity:stunned "Black Panther"):is(0)
ruling {
  en = "Nobody. Tough prevents all of the damage, so the attack damaged no character.",
  fr = "Personne. Tenace prévient tous les dégâts : l'attaque n'a blessé aucun personnage.",
}

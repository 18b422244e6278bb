scenario "A forced response comes before the others" {
  game     = "champions",
  question = {
    en = "I defended against Yon-Rogg and hold Counter-Punch. Can I defeat him with it before he adds threat to his side scheme?",
    fr = "Je me suis défendu contre Yon-Rogg et j'ai Contre-Attaque au Poing. Puis-je le vaincre avec elle avant qu'il n'ajoute une menace à sa manigance annexe ?",
  },
  shows    = { "mc.forced.responses-first" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Counter-Punch" }, engaged = { { "Yon-Rogg", damage = 3 } },
    deck_top = { "Photonic Blast", "Photonic Blast", "Energy Absorption", "Energy Absorption" } },
}
villain { { "Rhino I", stunned = true } }
side_schemes { { "The Psyche-Magnitron", threat = 3 } }
encounter_deck:on_top { "Hydra Mercenary", "Sandman" }

ann:ends_turn()
ann:declines()                                             -- discards nothing
ann:defends_with "Captain Marvel"
expect(side_schemes:threat "The Psyche-Magnitron"):is(4)
ann:plays "Counter-Punch"

expect(encounter_discard):has "Yon-Rogg"
ruling {
  en = "No. His response to his own attack is forced and comes first: the threat is placed, and only then may you counter.",
  fr = "Non. Sa réponse à sa propre attaque est forcée et passe en premier : la menace est placée, et c'est seulement ensuite que vous pouvez contre-attaquer.",
}

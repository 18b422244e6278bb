scenario "Explosion splits the threat of Bomb Scare among heroes and allies" {
  game     = "champions",
  question = {
    en = "I reveal Explosion while Bomb Scare has 3 threat. Who takes the damage?",
    fr = "Je révèle Explosion alors qu'Alerte à la Bombe a 3 menaces. Qui subit les dégâts ?",
  },
  shows    = { "mc.card.explosion", "mc.scenario-card.figure-explosion" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {}, in_play = { "Maria Hill" }, deck_top = { "Photonic Blast", "Photonic Blast", "Photonic Blast", "Energy", "Genius" } },
}
villain { { "Rhino I", damage = 4 } }
main_scheme { { "The Break-In!", threat = 0 } }
side_schemes { { "Bomb Scare", threat = 3 } }
encounter_deck:on_top { "Hard to Keep Down", "Explosion" }

ann:ends_turn()
ann:declines()                                   -- Rhino hits Captain Marvel for 2
ann:chooses "Maria Hill"
ann:chooses "Captain Marvel"
ann:chooses "Captain Marvel"
expect(ann.in_play:damage "Maria Hill"):is(1)
expect(ann.identity:damage "Captain Marvel"):is(4)
expect(encounter_discard):top "Explosion"
ruling {
  en = "The heroes and allies: as much damage as there is threat on Bomb Scare, here 3, spread among them as the first player likes, so alone as you like.",
  fr = "Les héros et les alliés : autant de dégâts qu'il y a de menace sur Alerte à la Bombe, ici 3, répartis entre eux à la guise du premier joueur, donc à la vôtre si vous jouez seul.",
}

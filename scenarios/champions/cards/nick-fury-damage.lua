scenario "Nick Fury deals damage and leaves at the end of the round" {
  game     = "champions",
  question = {
    en = "I play Nick Fury for 4 damage. How long does he stay?",
    fr = "Je joue Nick Fury pour 4 dégâts. Combien de temps reste-t-il ?",
  },
  shows    = { "mc.card.nick-fury" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Nick Fury", "Energy Absorption", "Strength" }, deck_top = { "Photonic Blast", "Photonic Blast", "Photonic Blast", "Energy", "Genius" } },
}
villain { { "Rhino I", damage = 4 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Hard to Keep Down", "Charge" }

ann:plays "Nick Fury"
ann:pays_with "Energy Absorption"
expect(ann):must_choose { "chooses draw", "chooses damage" }
ann:chooses "damage"
expect(villain:damage "Rhino I"):is(8)
ann:ends_turn()
ann:declines()                                   -- nobody defends
expect(ann.in_play):is_empty()
expect(ann.discard):top "Nick Fury"
ruling {
  en = "Until the end of the round: then he is discarded if he is still in play.",
  fr = "Jusqu'à la fin du round : il est alors défaussé s'il est encore en jeu.",
}

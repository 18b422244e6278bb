scenario "Mockingbird stuns an enemy as she comes" {
  game     = "champions",
  question = {
    en = "Mockingbird enters play. May she stun Rhino, and what is that worth?",
    fr = "Mockingbird arrive en jeu. Peut-elle sonner Rhino, et qu'y gagne-t-on ?",
  },
  shows    = { "mc.card.mockingbird" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Mockingbird", "Energy Absorption" }, deck_top = { "Photonic Blast", "Photonic Blast", "Photonic Blast", "Energy", "Genius" } },
}
villain { { "Rhino I", damage = 4 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Charge" }

ann:plays "Mockingbird"
ann:uses "Mockingbird"
expect(villain:stunned "Rhino I"):is(1)
ann:ends_turn()
expect(ann.identity:damage "Captain Marvel"):is(0)
expect(villain:stunned "Rhino I"):is(0)
ruling {
  en = "Yes. His next attack does not take place: he only loses the stunned card.",
  fr = "Oui. Sa prochaine attaque n'a pas lieu : il perd seulement la carte Sonné.",
}

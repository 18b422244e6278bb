scenario "Prevented damage never reaches its target" {
  game     = "champions",
  question = {
    en = "Rhino attacks Captain Marvel for five, nobody exhausts to defend, and I discard Cosmic Flight to prevent three. How much damage is she dealt?",
    fr = "Rhino attaque Captain Marvel pour cinq, personne ne s'incline pour défendre, et je défausse Vol Cosmique pour en prévenir trois. Combien de dégâts subit-elle ?",
  },
  shows    = { "mc.prevent.damage" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Energy", "Genius", "Strength", "Hawkeye", "Photonic Blast" }, in_play = { "Cosmic Flight" } },
}
villain { { "Rhino I", with = { "Charge" } } }
encounter_deck:on_top { "Advance", "Hydra Mercenary" }

ann:ends_turn()
ann:declines()                                   -- keeps her hand
ann:declines()                                   -- nobody defends
ann:uses "Cosmic Flight"
expect(ann.identity:damage "Captain Marvel"):is(2)
ruling {
  en = "Two. What is prevented is taken off before the damage is applied.",
  fr = "Deux. Ce qui est prévenu est retranché avant que les dégâts soient appliqués.",
}

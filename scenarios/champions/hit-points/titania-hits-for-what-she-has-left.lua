scenario "Titania hits for the hit points she has left" {
  game     = "champions",
  question = {
    en = "Titania, six hit points, has two damage on her and attacks for her remaining hit points. Nobody defends. How much do I take?",
    fr = "Titania, six points de vie, a deux dégâts et attaque pour ses points de vie restants. Personne ne défend. Combien est-ce que je subis ?",
  },
  shows    = { "mc.remaining-hp.token-characters", "mc.remaining-hp.damage-reduces" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = { "Strength", "Energy", "Genius", "Uppercut" }, engaged = { { "Titania", damage = 2 } } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Hydra Mercenary" }

expect(ann.engaged:hit_points "Titania"):is(4)
ann:ends_turn()
ann:declines()                                   -- keeps her hand
ann:declines()                                   -- nobody defends
expect(ann.identity:damage "She-Hulk"):is(4)
expect(ann.identity:hit_points "She-Hulk"):is(11)
ruling {
  en = "Four: her maximum of six less the damage on her card.",
  fr = "Quatre : son maximum de six moins les dégâts sur sa carte.",
}

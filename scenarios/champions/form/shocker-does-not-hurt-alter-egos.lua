scenario "Shocker hurts heroes and no alter ego" {
  game     = "champions",
  question = {
    en = "Ann is Peter Parker, Ben is Captain Marvel. Ann reveals Shocker, who deals 1 damage to each hero. Who is hurt?",
    fr = "Ann est Peter Parker, Ben est Captain Marvel. Ann révèle Shocker, qui inflige 1 dégât à chaque héros. Qui est blessé ?",
  },
  shows    = { "mc.card.shocker", "mc.form.alter-ego-hides-hero" },
  windows  = "pass",
}
local ann, ben = players {
  { "Ann", character = "Peter Parker", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Black Cat", "Swinging Web Kick", "Swinging Web Kick" } },
  { "Ben", character = "Captain Marvel", hand = {}, deck_top = { "Energy Absorption", "Energy Absorption", "Photonic Blast", "Photonic Blast", "Photonic Blast" } },
}
villain { { "Rhino I", stunned = true } }                -- he makes no attack this round
encounter_deck:on_top { "Hard to Keep Down", "Shocker", "Hydra Mercenary" }

ann:ends_turn()
ben:ends_turn()

expect(ann.identity:damage "Peter Parker"):is(0)
expect(ben.identity:damage "Captain Marvel"):is(1)
ruling {
  en = "Only Captain Marvel. Ann is in alter-ego form, so an effect on heroes does not touch her identity.",
  fr = "Seulement Captain Marvel. Ann est sous sa forme d'alter ego, donc un effet sur les héros n'atteint pas son identité.",
}

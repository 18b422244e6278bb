scenario "Supersonic Punch is twice as strong in the air" {
  game     = "champions",
  question = {
    en = "Iron Man plays a Supersonic Punch, puts on his Rocket Boots, and plays another. How much damage do they deal?",
    fr = "Iron Man joue un Coup de poing Supersonique, s'envole avec ses Bottes-Fusée, puis en joue un autre. Combien de dégâts infligent-ils ?",
  },
  shows    = { "mc.card.supersonic-punch" },
}
local ann = players {
  { "Ann", character = "Iron Man", hand = { "Supersonic Punch", "Supersonic Punch", "Energy", "Strength", "Rocket Boots" }, in_play = { "Rocket Boots" } },
}
villain { "Rhino I" }

ann:plays "Supersonic Punch"
ann:pays_with "Energy"
expect(villain:damage "Rhino I"):is(4)
ann:uses "Rocket Boots"
ann:plays "Supersonic Punch"

expect(villain:damage "Rhino I"):is(12)
ruling {
  en = "4 on the ground and 8 with the Aerial trait.",
  fr = "4 au sol et 8 avec le trait Aérien.",
}

card "Jet Pack" { type = "upgrade", cost = 1, makes = "mental", says = "Exhaust it: your identity is Aerial for the phase.",
  action{ cost = exhaust(this), lasts{ aerial = 1, to = your_identity } } }

scenario "Rocket Boots make Iron Man Aerial for the phase" {
  game     = "champions",
  question = {
    en = "Iron Man exhausts his Rocket Boots and spends a mental resource. How long is he Aerial, and may another card give him the same once more?",
    fr = "Iron Man incline ses Bottes-Fusée et dépense une ressource mentale. Combien de temps est-il Aérien, et une autre carte peut-elle le lui donner encore ?",
  },
  shows    = { "mc.card.rocket-boots", "mc.ability.must-change-state" },
}
local ann = players {
  { "Ann", character = "Iron Man", hand = { "Genius", "Mark V Armor", "Strength" }, in_play = { "Rocket Boots", "Jet Pack" } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Crowd Control" }

expect(ann.identity:max_hit_points "Iron Man"):is(10)
ann:uses "Rocket Boots"
refused(function() ann:pays_with "Strength" end, "mc.resource.typed-cost")
ann:pays_with "Genius"
expect(ann.identity:aerial "Iron Man"):is(1)
refused(function() ann:uses "Jet Pack" end, "mc.ability.must-change-state")
ann:ends_turn()
ann:declines "discards"

expect(ann.identity:aerial "Iron Man"):is(0)
ruling {
  en = "Until the end of the player phase. Another card would give for the same time what he has already, and change nothing. The boots are worth 1 hit point anyway.",
  fr = "Jusqu'à la fin de la phase des joueurs. Une autre carte donnerait pour la même durée ce qu'il a déjà, et ne changerait rien. Les bottes valent 1 point de vie de toute façon.",
}

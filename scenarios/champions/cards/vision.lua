scenario "Vision raises one of his powers for energy" {
  game     = "champions",
  question = {
    en = "I spend an energy resource on Vision. What may I choose, and for how long?",
    fr = "Je dépense une ressource énergie pour Vision. Que puis-je choisir, et pour combien de temps ?",
  },
  shows    = { "mc.card.vision" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Vision", "Energy", "Genius", "Energy Absorption" } },
}
villain { { "Rhino I", damage = 0 } }

ann:plays "Vision"
ann:pays_with "Energy"
ann:pays_with "Genius"
ann:uses "Vision"
ann:chooses "ATK"
expect(ann.in_play:atk "Vision"):is(4)
expect(ann.in_play:thw "Vision"):is(1)
ann:attacks_with "Vision"
expect(villain:damage "Rhino I"):is(4)
ruling {
  en = "THW or ATK: he gets +2 to it until the end of the phase, once per round.",
  fr = "CTR ou ATQ : il y gagne +2 jusqu'à la fin de la phase, une fois par round.",
}

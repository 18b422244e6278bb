scenario "The hero's Tough card stops the excess of overkill" {
  game     = "champions",
  question = {
    en = "Black Panther is Tough, his ally Tigra is not. She defends against Rhino's Charge and falls. Does the excess hurt Black Panther?",
    fr = "Black Panther est Tenace, son alliée Tigra ne l'est pas. Elle défend contre la Charge de Rhino et tombe. L'excédent blesse-t-il Black Panther ?",
  },
  shows    = { "mc.keywords.overkill-ally", "mc.status.tough" },
}
local ann = players {
  { "Ann", character = "Black Panther", identity = { { "Black Panther", tough = true } }, hand = {}, in_play = { "Tigra" },
    deck_top = { "Energy", "Genius", "Strength", "Vibranium", "Vibranium" } },
}
villain { { "Rhino I", with = { "Charge" } } }
encounter_deck:on_top { "Advance", "Enhanced Ivory Horn" }

ann:ends_turn()
ann:defends_with "Tigra"

expect(ann.discard):has "Tigra"
expect(ann.identity:tough "Black Panther"):is(0)
expect(ann.identity:damage "Black Panther"):is(0)
ruling {
  en = "No, but it costs him the Tough card. Of 5 damage Tigra takes 3; the other 2 are dealt to him, and Tough prevents them and is discarded.",
  fr = "Non, mais cela lui coûte la carte Tenace. Sur 5 dégâts Tigra en subit 3 ; les 2 autres lui sont infligés, et Tenace les prévient et est défaussée.",
}

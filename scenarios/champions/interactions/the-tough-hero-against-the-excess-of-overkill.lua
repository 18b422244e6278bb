scenario "The hero's Tough card stops the excess of overkill" {
  game     = "champions",
  question = {
    en = "My hero has a Tough card, and an ally without one defends against Rhino's Charge and is defeated. Does my Tough stop the excess of overkill?",
    fr = "Mon héros a une carte Tenace, et un allié qui n'en a pas défend contre la Charge de Rhino et est vaincu. Mon Tenace arrête-t-il l'excédent de Déferlement ?",
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
  en = "Yes, and it is spent. Of 5 damage Tigra takes 3; the other 2 are dealt to Black Panther, whose Tough prevents them and is discarded.",
  fr = "Oui, et il est dépensé. Sur 5 dégâts Tigra en subit 3 ; les 2 autres sont infligés à Black Panther, dont la carte Tenace les prévient et est défaussée.",
}

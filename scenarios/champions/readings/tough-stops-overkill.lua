scenario "Overkill does not pass through Tough" {
  game     = "champions",
  question = {
    en = "Rhino charges with Overkill for 5, and my tough Luke Cage, with 1 hit point left, defends. What do I take?",
    fr = "Rhino charge avec Déferlement pour 5, et mon Luke Cage tenace, à 1 point de vie, défend. Qu'est-ce que je subis ?",
  },
  shows    = { "mc.amb.tough-and-overkill" },
}
local ann = players {
  { "Ann", character = "Black Panther", hand = {}, in_play = { { "Luke Cage", damage = 4, tough = true } },
    deck_top = { "Energy", "Genius", "Strength", "Vibranium", "Vibranium" } },
}
villain { { "Rhino I", with = { "Charge" } } }
encounter_deck:on_top { "Advance", "Enhanced Ivory Horn" }

ann:ends_turn()
ann:defends_with "Luke Cage"

expect(ann.in_play:tough "Luke Cage"):is(0)
expect(ann.in_play:damage "Luke Cage"):is(4)
expect(ann.identity:damage "Black Panther"):is(0)
ruling {
  en = "Nothing. Tough prevents the whole damage dealt to Luke Cage, so nothing is left over.",
  fr = "Rien. Tenace prévient tous les dégâts infligés à Luke Cage, il n'y a donc aucun excédent.",
}

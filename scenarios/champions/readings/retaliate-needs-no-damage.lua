scenario "Retaliate strikes back although no damage was dealt" {
  game     = "champions",
  question = {
    en = "Black Panther defends and takes nothing from Rhino's attack. Does he retaliate?",
    fr = "Black Panther défend et ne subit rien de l'attaque de Rhino. Riposte-t-il ?",
  },
  shows    = { "mc.amb.retaliate-timing" },
}
local ann = players {
  { "Ann", character = "Black Panther", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Vibranium", "Vibranium" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Advance", "Charge" }

ann:ends_turn()
ann:defends_with "Black Panther"

expect(ann.identity:damage "Black Panther"):is(0)
expect(villain:damage "Rhino"):is(1)
ruling {
  en = "Yes. It is enough that he was attacked and is still standing.",
  fr = "Oui. Il suffit qu'il ait été attaqué et qu'il tienne encore debout.",
}

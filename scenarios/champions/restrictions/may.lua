scenario "May means that one may also not" {
  game     = "champions",
  question = {
    en = "As Black Panther I am given Affairs of State, which says I may flip to alter-ego form. Must I, and what if I do not?",
    fr = "En Black Panther, je reçois Affaires d'État, qui dit que je peux repasser en alter ego. Y suis-je obligé, et sinon, que se passe-t-il ?",
  },
  shows    = { "mc.may.optional", "mc.may.default-controller" },
}

local ann = players {
  { "Ann", character = "Black Panther", hand = {}, in_play = { "Panther Claws", "Tenacity" }, dealt = { "Affairs of State" } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Crowd Control" }

ann:ends_turn()
ann:declines()
expect(ann.identity):is { "Black Panther" }

expect(ann.in_play):is { "Tenacity" }
expect(encounter_discard):has("Affairs of State", 1)
ruling {
  en = "She may decline the flip. T'Challa cannot then exhaust for it, so only the other choice is left: she discards Panther Claws.",
  fr = "Elle peut refuser de se retourner. T'Challa ne peut alors pas s'incliner ; il ne reste que l'autre choix : elle défausse Griffes de Panthère.",
}

scenario "Every dealt encounter card is revealed the same round" {
  game     = "champions",
  question = {
    en = "Two facedown encounter cards lie in front of me. Do I reveal only one of them this round?",
    fr = "Deux cartes Rencontre face cachée sont devant moi. N'en révèle-t-on qu'une à ce round ?",
  },
  shows    = { "mc.round.8-reveal" },
}
local ann = players {
  { "Ann", character = "Carol Danvers", hand = {}, dealt = { "Hydra Mercenary" } },
}
villain { { "Rhino I", damage = 4 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Assault", "Hard to Keep Down" }

ann:ends_turn()
expect(game.round):is(2)
expect(ann.dealt):is_empty()
expect(ann.engaged):is { "Hydra Mercenary" }
expect(villain:damage "Rhino"):is(0)             -- Hard to Keep Down has healed him too
ruling {
  en = "No. In the fourth step of the villain phase you reveal and resolve them one after the other until none is left facedown.",
  fr = "Non. À la quatrième étape de la phase du méchant, vous les révélez et les résolvez l'une après l'autre, jusqu'à ce qu'il n'en reste aucune.",
}

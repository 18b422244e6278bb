scenario "The Hydra Bomber leaves you the choice" {
  game     = "champions",
  question = {
    en = "I reveal a Hydra Bomber. Must I take the damage?",
    fr = "Je révèle un Poseur de Bombe d'Hydra. Dois-je subir les dégâts ?",
  },
  shows    = { "mc.card.hydra-bomber" },
}
local ann = players {
  { "Ann", character = "Carol Danvers", hand = {}, deck_top = { "Energy Absorption", "Energy Absorption", "Photonic Blast", "Photonic Blast", "Photonic Blast", "Energy" } },
}
villain { { "Rhino I", damage = 4 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Advance", "Hydra Bomber" }

ann:ends_turn()
expect(ann):must_choose { "chooses damage", "chooses threat" }
ann:chooses "threat"
expect(ann.identity:damage "Carol Danvers"):is(0)
expect(main_scheme:threat "The Break-In!"):is(3)             -- step one, the scheme, the bomb
expect(ann.engaged):is { "Hydra Bomber" }
ruling {
  en = "No: either you take 2 damage or 1 threat is placed on the main scheme, as you choose.",
  fr = "Non : soit vous subissez 2 dégâts, soit 1 menace est placée sur la manigance principale, à votre choix.",
}

scenario "An elimination does not cut an ability short" {
  game     = "champions",
  question = {
    en = "Shocker deals 1 damage to each hero, and the first hero to take it is eliminated. Does Ben still take his?",
    fr = "Shocker inflige 1 dégât à chaque héros, et le premier héros touché est éliminé. Ben subit-il quand même le sien ?",
  },
  shows    = { "mc.elimination.finish-ability" },
  windows  = "pass",
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", identity = { { "Spider-Man", damage = 9 } }, hand = {}, dealt = { "Shocker" },
    deck_top = { "Energy", "Genius", "Strength", "Black Cat", "Haymaker" } },
  { "Ben", character = "Captain Marvel", hand = {},
    deck_top = { "Energy Absorption", "Energy Absorption", "Photonic Blast", "Photonic Blast", "Photonic Blast" } },
}
villain { { "Rhino I", stunned = true, with = { "Webbed Up" } } }    -- neither of his two attacks is made
encounter_deck:on_top { "Hydra Mercenary", "Advance", "Hard to Keep Down" }

ann:ends_turn()
ben:ends_turn()

expect(ann.identity):is_empty()
expect(ben.identity:damage "Captain Marvel"):is(1)
expect(ben.engaged):has "Shocker"
ruling {
  en = "Yes. The ability is resolved to its end although Ann is out; Shocker then faces Ben.",
  fr = "Oui. La capacité est résolue jusqu'au bout bien qu'Ann soit éliminée ; Shocker fait ensuite face à Ben.",
}

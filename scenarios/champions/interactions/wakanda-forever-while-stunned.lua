scenario "Wakanda Forever! with a stunned Black Panther" {
  game     = "champions",
  question = {
    en = "Black Panther is stunned and I play Wakanda Forever! with Energy Daggers, Panther Claws and Tactical Genius. What still works?",
    fr = "Black Panther est sonné et je joue Wakanda Éternel ! avec Dagues Énergétiques, Griffes de Panthère et Génie tactique. Qu'est-ce qui marche encore ?",
  },
  shows    = { "mc.card.wakanda-forever", "mc.status.stunned-friendly", "mc.special.only-when-told" },
}
local ann = players {
  { "Ann", character = "Black Panther", identity = { { "Black Panther", stunned = true } }, hand = { "Wakanda Forever! (energy)", "Energy" },
    in_play = { "Energy Daggers", "Panther Claws", "Tactical Genius" } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 3 } }

ann:plays "Wakanda Forever! (energy)"
ann:chooses "Panther Claws"
expect(ann.identity:stunned "Black Panther"):is(0)
expect(villain:damage "Rhino"):is(0)
ann:chooses "Tactical Genius"           -- and the Daggers as the final step

expect(main_scheme:threat "The Break-In!"):is(2)
expect(villain:damage "Rhino"):is(2)
ruling {
  en = "All that is no attack. The first attack among them, the Claws, only costs him Stunned; Tactical Genius thwarts and the Daggers deal their damage.",
  fr = "Tout ce qui n'est pas une attaque. La première attaque, les Griffes, lui coûte seulement Sonné ; Génie tactique contre et les Dagues infligent leurs dégâts.",
}

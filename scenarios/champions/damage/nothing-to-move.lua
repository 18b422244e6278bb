scenario "Nothing is moved from an undamaged hero" {
  game     = "champions",
  question = { en = "Black Panther has no damage and I resolve Vibranium Suit and Tactical Genius with Wakanda Forever! Does Rhino take any?", fr = "Black Panther n'a aucun dégât et je résous Costume en Vibranium et Génie tactique avec Wakanda Éternel ! Rhino en subit-il ?" },
  shows    = { "mc.move.needs-both-ends" },
}
local ann = players {
  { "Ann", character = "Black Panther", hand = { "Wakanda Forever! (energy)", "Energy" }, in_play = { "Vibranium Suit", "Tactical Genius" } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 4 } }

ann:plays "Wakanda Forever! (energy)"      -- it may be played, as Tactical Genius can change something
ann:chooses "Vibranium Suit"
expect(villain:damage "Rhino"):is(0)
expect(ann.identity:hit_points "Black Panther"):is(11)
expect(main_scheme:threat "The Break-In!"):is(2)

ruling {
  en = "No. There is nothing to move, so no damage moves and Rhino takes none; Tactical Genius follows as usual.",
  fr = "Non. Il n'y a rien à déplacer, donc aucun dégât ne bouge et Rhino n'en subit pas ; Génie tactique suit normalement.",
}

scenario "Nothing is moved from an undamaged hero" {
  game     = "champions",
  question = { en = "Black Panther has no damage and I use Vibranium Suit with Wakanda Forever! Does Rhino take any?", fr = "Black Panther n'a aucun dégât et j'utilise le Costume en Vibranium avec Wakanda Éternel ! Rhino en subit-il ?" },
  shows    = { "mc.move.needs-both-ends" },
}
local ann = players {
  { "Ann", character = "Black Panther", hand = { "Wakanda Forever! (energy)", "Energy" }, in_play = { "Vibranium Suit" } },
}
villain { "Rhino I" }

ann:plays "Wakanda Forever! (energy)"
expect(villain:damage "Rhino"):is(0)
expect(ann.identity:hit_points "Black Panther"):is(11)

ruling {
  en = "No. There is nothing to move, so no damage moves and Rhino takes none.",
  fr = "Non. Il n'y a rien à déplacer, donc aucun dégât ne bouge et Rhino n'en subit pas.",
}

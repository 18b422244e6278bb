scenario "Batman is Captured when the game begins" {
  game     = "metal",
  set_up   = "shown",
  question = {
    en = "Where does the oversized Batman go when we set the game up, and who has him?",
    fr = "Où va la grande carte Batman à la mise en place, et qui l'a ?",
  },
  shows    = { "metal.setup.batman-aside", "metal.setup.batman-captured", "metal.amb.tile-name", "metal.setup.barbatos-and-tile-aside" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Punch" }, deck = {} },
  { "Ben", character = "The Flash (oversized)", hand = { "Punch" }, deck = {} },
}
line_up { "Steel", "Escape", "Flight", "Promethium", "Clayface" }

expect(captured):is { "Batman" }
expect(available):has_no "Batman"
ruling {
  en = "Nobody: he is taken out before the others are shuffled and lies Captured, face up, under the tile of The Batman Who Laughs.",
  fr = "Personne : on le retire avant de mélanger les autres et il est Capturé, face visible, sous la tuile du Batman-Qui-Rit.",
}

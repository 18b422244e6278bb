scenario "Every stage of the villain has to be defeated" {
  game     = "champions",
  question = {
    en = "Rhino I has no hit points left. Have we won?",
    fr = "Rhino I n'a plus de points de vie. Avons-nous gagné ?",
  },
  shows    = { "mc.villain.defeat-each-stage", "mc.villain.sequential-deck" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Haymaker", "Energy", "Swinging Web Kick", "Strength", "Genius" } },
}
villain { { "Rhino I", damage = 12 } }

ann:attacks_with "Spider-Man"
expect(villain):is { "Rhino II" }
expect(villain:hit_points "Rhino"):is(15)
expect(game):goes_on()
ruling {
  en = "Not yet. His next stage comes up with hit points of its own; the players win when the last stage is defeated.",
  fr = "Pas encore. Son stade suivant arrive avec ses propres points de vie ; les joueurs gagnent quand le dernier stade est vaincu.",
}

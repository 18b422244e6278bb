scenario "What was played earlier in the turn and is destroyed counts" {
  game     = "forever-evil",
  question = {
    en = "As Black Adam I played a Kick this turn and destroyed it by another card's text. Is the next Super Power I play still my first?",
    fr = "Je joue Black Adam ; ce tour, j'ai joué un Coup de Pied, détruit depuis par une autre carte. Le prochain Super-Pouvoir que je joue est-il encore mon premier ?",
  },
  shows    = { "fe.play.any-order" },
}

local ann, ben = players {
  { "Ann", character = "Black Adam", hand = { "Kick" } },
  { "Ben", character = "Sinestro" },
}
destroyed { { "Kick", played = true } }
line_up { "Giganta", "Mallet", "Superwoman", "Despero", "Owlman" }

ann:plays "Kick"
expect(ann):may "ends_turn"                   -- Black Adam does not ask
expect(ann.in_play):is { "Kick" }
ruling {
  en = "No. It was played this turn, wherever it lies now.",
  fr = "Non. Il a été joué ce tour, où qu'il soit à présent.",
}

scenario "Legal Work: exhaust Jennifer Walters, or give the main scheme a token" {
  game     = "champions",
  question = {
    en = "I am She-Hulk and am given Legal Work. What if I flip, and what if I stay She-Hulk?",
    fr = "Je suis Miss Hulk et je reçois Profession Juridique. Que se passe-t-il si je me retourne, et si je reste Miss Hulk ?",
  },
  shows    = { "mc.card.legal-work" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "She-Hulk", hand = { "Energy", "Genius", "Strength", "Haymaker" }, dealt = { "Legal Work" } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Hydra Mercenary" }

ann:ends_turn()
ann:declines "discards"     -- no discard
ann:declines "flip"         -- no flip

expect(ann.identity):is { "She-Hulk" }
expect(game.acceleration):is(1)
expect(encounter_discard):is { "Legal Work" }
ruling {
  en = "Flipped, she could exhaust Jennifer Walters and remove it from the game. As She-Hulk she has no choice: the main scheme gets an acceleration token and Legal Work is discarded.",
  fr = "Retournée, elle pourrait incliner Jennifer Walters et retirer la carte de la partie. En Miss Hulk, elle n'a pas le choix : la manigance principale reçoit un pion Accélération et la carte est défaussée.",
}

scenario "Everybody starts with seven Punches and three Vulnerabilities" {
  game     = "forever-evil",
  set_up   = "shown",
  question = {
    en = "Which ten cards does every player start the game with?",
    fr = "Avec quelles dix cartes chaque joueur commence-t-il ?",
  },
  shows    = { "fe.setup.starting-deck" },
}

-- Both hands are fixed so that the rest of the ten cards must be in the draw piles.
local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "Sinestro",   hand = { "Punch", "Punch", "Vulnerability", "Vulnerability", "Vulnerability" } },
}
line_up { "Giganta", "Man-Bat", "Catwoman", "Mallet", "Insanity" }

expect(ann.deck):is { "Punch", "Punch", "Vulnerability", "Vulnerability", "Vulnerability" }
expect(ben.deck):is { "Punch", "Punch", "Punch", "Punch", "Punch" }
ruling {
  en = "Seven Punches and three Vulnerabilities each, nothing else.",
  fr = "Sept Coups de Poing et trois Vulnérabilités chacun, rien d'autre.",
}

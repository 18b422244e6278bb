scenario "Everybody begins with seven Punches and three Vulnerabilities" {
  game     = "metal",
  set_up   = "shown",
  question = {
    en = "What exactly is in my deck before the first turn?",
    fr = "Que contient exactement mon deck avant le premier tour ?",
  },
  shows    = { "metal.setup.starting-deck" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "The Flash (oversized)", hand = { "Punch", "Punch", "Vulnerability", "Vulnerability", "Vulnerability" } },
}
line_up { "Steel", "Escape", "Flight", "Promethium", "Clayface" }

expect(ann.deck):is { "Punch", "Punch", "Vulnerability", "Vulnerability", "Vulnerability" }
expect(ben.deck):is { "Punch", "Punch", "Punch", "Punch", "Punch" }
ruling {
  en = "Ten cards: seven Punches and three Vulnerabilities.",
  fr = "Dix cartes : sept Coups de Poing et trois Vulnérabilités.",
}

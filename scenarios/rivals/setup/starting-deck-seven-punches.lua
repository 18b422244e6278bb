scenario "Seven Punches and three Vulnerabilities each" {
  game     = "rivals",
  set_up   = "shown",
  question = {
    en = "What is in my deck when we begin, and how much of it do I hold?",
    fr = "De quoi se compose mon deck au début, et combien de cartes ai-je en main ?",
  },
  shows    = { "rivals.setup.starting-deck", "rivals.start.shuffle-and-draw" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", discard = {} },
  { "Ben", character = "The Joker 9", hand = { "Vulnerability", "Vulnerability", "Vulnerability", "Punch", "Punch" } },
}

expect(ann.hand):count(5)
expect(ann.deck):count(5)
expect(ann.discard):is_empty()
expect(ben.deck):is { "Punch", "Punch", "Punch", "Punch", "Punch" }
ruling {
  en = "Seven Punches and three Vulnerabilities. You shuffle them and draw five, so that five are left to draw.",
  fr = "Sept Coups de Poing et trois Vulnérabilités. Vous les mélangez et en piochez cinq ; il en reste cinq à piocher.",
}

scenario "Super-Villains are dealt at random" {
  game     = "forever-evil",
  seed     = 4,
  set_up   = "shown",
  question = {
    en = "For our first game, who plays which Super-Villain?",
    fr = "Pour notre première partie, qui joue quel Super-Vilain ?",
  },
  shows    = { "fe.setup.random-villain", "fe.setup.one-villain-each" },
}

local ann, ben, cy = players {
  { "Ann", hand = { "Punch" }, deck = {} },
  { "Ben", hand = { "Punch" }, deck = {} },
  { "Cy",  hand = { "Punch" }, deck = {} },
}
line_up { "Giganta", "Man-Bat", "Catwoman", "Mallet", "Insanity" }

-- Three different ones of the seven; the seed stands for the shuffle.
expect(ann.character):is { "Sinestro" }
expect(ben.character):is { "Deathstroke" }
expect(cy.character):is { "Lex Luthor" }
ruling {
  en = "Chance decides: each of you is dealt one Super-Villain and keeps it for the whole game.",
  fr = "Le hasard décide : chacun reçoit un Super-Vilain et le garde toute la partie.",
}

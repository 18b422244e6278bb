scenario "Pandora counts different costs" {
  game     = "forever-evil",
  question = {
    en = "Pandora adds a card to the Line-Up. Is that card counted, and do two cards of the same cost count twice?",
    fr = "Pandora ajoute une carte à la réserve. Cette carte compte-t-elle, et deux cartes de même coût comptent-elles deux fois ?",
  },
  shows    = { "fe.card.pandora" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Pandora" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Catwoman", "Man-Bat", "Giganta", "Mallet", "Insanity" }     -- costs 3, 3, 4, 4, 2
main_deck { "Superwoman", "Kick" }

ann:plays "Pandora"

expect(line_up):count(6)
expect(line_up):has "Superwoman"
expect(ann.power):is(4)                 -- 2, 3, 4 and 7

ruling {
  en = "The added card counts, and each cost counts once.",
  fr = "La carte ajoutée compte, et chaque coût compte une fois.",
}

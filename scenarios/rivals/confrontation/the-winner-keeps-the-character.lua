scenario "The winner keeps the defeated Character" {
  game     = "rivals",
  question = {
    en = "I have defeated The Joker of cost 9. Where does the card go, into my discard pile or out of the game?",
    fr = "J'ai vaincu le Joker à 9. Où va la carte, dans ma défausse ou hors du jeu ?",
  },
  shows    = { "rivals.confront.take-character", "rivals.amb.character-type" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Punch" }, power = 9 },
  { "Ben", character = "The Joker 9", hand = { "Punch" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

ann:confronts()
ann:hands_over()
expect(ann.defeated_characters):is { "The Joker 9" }
expect(ann.discard):is { "Punch" }
expect(destroyed):is_empty()
expect(ann.character):is { "Batman 9" }
ruling {
  en = "Neither. It leaves his pile and lies with you for the rest of the game; it never enters a deck and counts at the end.",
  fr = "Ni l'un ni l'autre. Elle quitte sa pile et reste près de vous toute la partie ; elle n'entre jamais dans un deck et compte à la fin.",
}

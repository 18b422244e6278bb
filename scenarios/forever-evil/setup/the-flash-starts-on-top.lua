scenario "The Flash lies face up on top and attacks nobody" {
  game     = "forever-evil",
  set_up   = "shown",
  question = {
    en = "Which Super Hero do we see first, and does something happen to us when the game starts?",
    fr = "Quel Super-Héros voit-on en premier, et nous arrive-t-il quelque chose au début de la partie ?",
  },
  shows    = { "fe.setup.flash-on-top", "fe.setup.flash-card-text", "fe.first-appearance.not-flash" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Punch" }, deck = {} },
  { "Ben", character = "Sinestro",   hand = { "Punch" }, deck = {} },
}
line_up { "Giganta", "Man-Bat", "Catwoman", "Mallet", "Insanity" }

expect(super_heroes):shows "The Flash"
expect(super_heroes):count(8)
expect(weakness):count(20)               -- nobody was attacked
expect(ann.discard):is_empty()
expect(ann):is_on_turn()
ruling {
  en = "The Flash, face up on the stack. He has no First Appearance Attack, so nothing happens.",
  fr = "Flash, face visible sur la pile. Il n'a pas d'Attaque de Révélation, il ne se passe donc rien.",
}

scenario "Every card of the hand may be the first" {
  game     = "forever-evil",
  question = {
    en = "Is there a fixed order in which I must play my cards, say Equipment before Villains?",
    fr = "Y a-t-il un ordre imposé pour jouer mes cartes, par exemple les Équipements avant les Vilains ?",
  },
  shows    = { "fe.play.any-order" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro", hand = { "Punch", "Kick", "Giganta", "Cold Gun", "Vulnerability" }, deck = {} },
  { "Ben", character = "Lex Luthor", hand = {}, deck = {} },
}
line_up { "Catwoman", "Man-Bat", "Mallet", "Insanity", "Superwoman" }

expect(ann):must_choose { "plays Punch", "plays Kick", "plays Giganta", "plays Cold Gun", "plays Vulnerability", "ends the turn" }
ann:plays "Giganta"
ann:plays "Punch"
expect(ann.power):is(5)
expect(ann.in_play):is { "Giganta", "Punch" }
ruling {
  en = "No. In which order you play your hand is up to you.",
  fr = "Non. C'est vous qui choisissez dans quel ordre jouer votre main.",
}

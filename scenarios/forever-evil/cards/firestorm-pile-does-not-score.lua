scenario "The Firestorm pile scores nothing" {
  game     = "forever-evil",
  question = {
    en = "At the end of the game, do the cards that Firestorm put on my Super-Villain go back to my deck and score?",
    fr = "À la fin de la partie, les cartes posées par Firestorm sur mon Super-Vilain reviennent-elles dans mon deck pour compter ?",
  },
  shows    = { "fe.amb.firestorm-pile-scoring", "fe.card.firestorm" },
}

local ann, ben = players {
  { "Ann", character = "Black Adam",  hand = { "Firestorm", "Punch" }, on_character = { "Superwoman" }, deck = { "Kick", "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Steve Trevor", "Ultraman", "Power Armor", "Pandora", "Despero" }
main_deck {}

ann:plays "Punch"
ann:buys "Steve Trevor"
ann:ends_turn()

expect(game):is_over()
expect(ann.on_character):is_empty()
expect(destroyed):is { "Superwoman" }
expect(ann.score):is(3)                 -- Firestorm 2, Kick 1; Superwoman's 3 are lost

ruling {
  en = "No. They are destroyed before the scores are counted.",
  fr = "Non. Elles sont détruites avant le décompte.",
}

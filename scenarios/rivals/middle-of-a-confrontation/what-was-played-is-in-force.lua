scenario "What was played in the Confrontation is in force" {
  game     = "rivals",
  confronting = 1,
  question = {
    en = "On my table Black Canary was played in a Confrontation that is on. The last Villain is destroyed now: do the 3 Power come?",
    fr = "Sur ma table Black Canary a été jouée dans une Confrontation en cours. Le dernier Vilain est détruit maintenant : les 3 de Puissance viennent-ils ?",
  },
  shows    = { "rivals.cards.black-canary" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Paper Broom" }, in_play = { { "Yellow Whistle", played = true } }, power = 6 },
  { "Ben", character = "The Joker 9", hand = { "Punch" } },
}
line_up { "Bane", "Superman", "Killing Joke", "Wayne Manor", "Utility Belt" }

ann:plays "Paper Broom"
ann:destroys "Bane"
expect(ann.power):is(9)
ann:hands_over()
expect(ann.defeated_characters):is { "The Joker 9" }
ruling {
  en = "Yes, as in a Confrontation that was played from its beginning.",
  fr = "Oui, comme dans une Confrontation jouée depuis son début.",
}

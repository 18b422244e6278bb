scenario "An ability for one's own turn no longer works once the turn is over" {
  game     = "forever-evil",
  question = {
    en = "I play Deathstroke. A First Appearance makes me destroy my Cold Gun right after my turn. Do I get his +1 Power?",
    fr = "Je joue Deathstroke. Une Révélation me fait détruire mon Pistolet Réfrigérant juste après mon tour. Est-ce que je gagne son +1 en Puissance ?",
  },
  shows    = { "fe.end-turn.1-announce", "fe.first-appearance.outside-turns" },
}

local ann, ben = players {
  { "Ann", character = "Deathstroke", hand = {}, deck = { "Cold Gun", "Punch", "Punch", "Punch", "Punch" }, power = 8 },
  { "Ben", character = "Lex Luthor",  hand = { "Punch" } },
}
stacks { super_heroes = { "The Flash", "Batman" } }
line_up { "Giganta", "Stargirl", "Broadsword", "Catwoman", "Superwoman" }

ann:defeats "The Flash"
ann:ends_turn()

expect(destroyed):is { "Cold Gun" }
expect(ann.power):is(0)
ruling {
  en = "No. The card is destroyed after your turn and during nobody's turn, and Deathstroke pays on your own turn only.",
  fr = "Non. La carte est détruite après votre tour et pendant le tour de personne, or Deathstroke ne rapporte que pendant le vôtre.",
}

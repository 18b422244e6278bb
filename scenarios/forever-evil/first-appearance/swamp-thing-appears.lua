scenario "Swamp Thing's First Appearance takes a Location out of play" {
  game     = "forever-evil",
  question = {
    en = "Swamp Thing is turned up and I control two Locations. Do I lose both, and for good?",
    fr = "Swamp Thing est retourné et je contrôle deux Lieux. Est-ce que je perds les deux, et définitivement ?",
  },
  shows    = { "fe.card.swamp-thing.first-appearance", "fe.first-appearance.may-defend" },
}

local ann, ben, cy = players {
  { "Ann", character = "Deathstroke", hand = {}, power = 8, deck = { "Kick", "Kick", "Kick", "Kick", "Kick" }, in_play = { "Happy Harbor", "Blackgate Prison" } },
  { "Ben", character = "Lex Luthor",  hand = { "Earth-3" } },
  { "Cy",  character = "Sinestro",    hand = { "Commissioner Gordon" }, in_play = { "Central City" } },
}
line_up { "Grid", "Vibe", "Mallet", "Steel", "Grid" }
stacks { super_heroes = { "The Flash", "Swamp Thing" } }

ann:defeats "The Flash"
ann:ends_turn()
expect(ann):must_choose { "chooses Happy Harbor", "chooses Blackgate Prison" }
ann:chooses "Blackgate Prison"
cy:defends "Commissioner Gordon"

expect(ann.in_play):is { "Happy Harbor" }
expect(ann.discard):is { "The Flash", "Blackgate Prison" }
expect(ben.discard):is { "Weakness" }                      -- a Location in hand is not in play
expect(cy.in_play):is { "Central City" }
ruling {
  en = "Only one, of Ann's choice, and it goes to her discard pile, so it may come back. Who has none in play gains a Weakness.",
  fr = "Un seul, au choix d'Ann, et il va dans sa défausse : il peut donc revenir. Qui n'en a pas en jeu gagne une Faiblesse.",
}

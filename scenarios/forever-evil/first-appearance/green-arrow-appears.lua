scenario "Green Arrow's First Appearance wants two Punches from every hand" {
  game     = "forever-evil",
  question = {
    en = "Green Arrow is turned up and I hold a single Punch. What does the missing one cost me?",
    fr = "Green Arrow est retourné et je n'ai qu'un seul Coup de Poing en main. Que me coûte celui qui manque ?",
  },
  shows    = { "fe.card.green-arrow.first-appearance", "fe.first-appearance.may-defend" },
}

local ann, ben, cy, dan = players {
  { "Ann", character = "Deathstroke", hand = {}, power = 8, deck = { "Punch", "Punch", "Punch", "Kick", "Kick" } },
  { "Ben", character = "Lex Luthor",  hand = { "Punch", "Kick" } },
  { "Cy",  character = "Sinestro",    hand = { "Commissioner Gordon", "Punch", "Punch" } },
  { "Dan", character = "Black Manta", hand = { "Kick" } },
}
line_up { "Giganta", "Vibe", "Mallet", "Steel", "Grid" }
stacks { super_heroes = { "The Flash", "Green Arrow" } }

ann:defeats "The Flash"
ann:ends_turn()
cy:defends "Commissioner Gordon"

expect(ann.hand):is { "Punch", "Kick", "Kick" }
expect(ann.discard):is { "The Flash", "Punch", "Punch" }
expect(ben.hand):is { "Kick" }
expect(ben.discard):is { "Punch", "Weakness" }
expect(cy.hand):is { "Punch", "Punch" }
expect(dan.discard):is { "Weakness", "Weakness" }
ruling {
  en = "One Weakness for each of the two that is missing: Ben discards his Punch and gains one, Dan without any Punch gains two.",
  fr = "Une Faiblesse pour chacun des deux qui manque : Ben défausse le sien et en gagne une, Dan, sans Coup de Poing, en gagne deux.",
}

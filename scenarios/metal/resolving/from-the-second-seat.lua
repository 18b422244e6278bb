scenario "Clockwise begins with whoever plays the card" {
  game     = "metal",
  turn     = "Ben",
  question = {
    en = "Ben plays the Attack, not Ann. Is Ann or Cy the first to be hit?",
    fr = "C'est Ben qui joue l'Attaque, pas Ann. Qui d'Ann ou de Cy est touché d'abord ?",
  },
  shows    = { "metal.resolve.clockwise" },
}

local ann, ben, cy = players {
  { "Ann", character = "Cyborg", hand = {}, discard = {} },
  { "Ben", character = "The Flash (oversized)", hand = { "Muddy Rain" } },
  { "Cy",  character = "Plastic Man (oversized)", hand = {}, discard = {} },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }
stacks { weakness = 1 }

ben:plays "Muddy Rain"
expect(cy.discard):is { "Weakness" }
expect(ann.discard):is_empty()
ruling {
  en = "Cy, who sits on Ben's left.",
  fr = "Cy, qui est à la gauche de Ben.",
}

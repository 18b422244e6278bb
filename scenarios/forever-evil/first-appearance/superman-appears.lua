scenario "Superman's First Appearance costs a Super Power or two Weaknesses" {
  game     = "forever-evil",
  question = {
    en = "Superman is turned up and I own no Super Power. How many Weaknesses do I gain?",
    fr = "Superman est retourné et je n'ai aucun Super-Pouvoir. Combien de Faiblesses est-ce que je gagne ?",
  },
  shows    = { "fe.card.superman.first-appearance", "fe.first-appearance.may-defend" },
}

local ann, ben, cy = players {
  { "Ann", character = "Deathstroke", hand = {}, power = 8, deck = { "Kick", "Giganta", "Mallet", "Punch", "Punch" }, discard = { "Bizarro Power" } },
  { "Ben", character = "Lex Luthor",  hand = { "Giganta" }, discard = { "Mallet" } },
  { "Cy",  character = "Sinestro",    hand = { "Invulnerable", "Punch" } },
}
line_up { "Grid", "Vibe", "Catwoman", "Steel", "Grid" }
stacks { super_heroes = { "The Flash", "Superman" } }

ann:defeats "The Flash"
ann:ends_turn()
expect(ann):must_choose { "destroys Kick", "destroys Bizarro Power" }
ann:destroys "Kick"
cy:defends "Invulnerable"               -- no Vulnerability at hand: it can only be discarded

expect(destroyed):is { "Kick" }
expect(ann.discard):is { "The Flash", "Bizarro Power" }
expect(ben.discard):is { "Weakness", "Weakness", "Mallet" }
expect(cy.discard):is { "Invulnerable" }
expect(weakness):count(18)
ruling {
  en = "Two. Who has a Super Power in hand or discard pile destroys one instead, and who defends does neither.",
  fr = "Deux. Qui a un Super-Pouvoir en main ou dans sa défausse en détruit un à la place, et qui se défend ne fait ni l'un ni l'autre.",
}

scenario "One Weakness, three players, Bizarro Power" {
  game     = "forever-evil",
  question = {
    en = "Three of us play and a single Weakness remains. To how many foes can Bizarro Power still give one?",
    fr = "Nous sommes trois et il ne reste qu'une Faiblesse. À combien d'adversaires le Pouvoir de Bizarro peut-il encore en donner une ?",
  },
  shows    = { "fe.cards.bizarro-power-last" },
}

local ann, ben, cy = players {
  { "Ann", character = "Lex Luthor",  hand = { "Bizarro Power" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
  { "Cy",  character = "Black Adam",  hand = { "Punch" } },
}
stacks { weakness = 1 }
line_up { "Ultraman", "Power Armor", "Pandora" }

ann:plays "Bizarro Power"

expect(ann.discard):is { "Weakness" }
expect(ben.discard):is_empty()
expect(cy.discard):is_empty()
expect(ann.power):is(4)

ruling {
  en = "None. The only Weakness goes to the player of Bizarro Power, and nobody else gains one.",
  fr = "Aucun. La seule Faiblesse va à qui joue le Pouvoir de Bizarro, et personne d'autre n'en gagne.",
}

scenario "Element Woman destroyed as a Villain" {
  game     = "forever-evil",
  question = {
    en = "Wonder Woman appears and wants a Villain of mine destroyed. May I give up Element Woman instead of Giganta?",
    fr = "Wonder Woman fait sa Révélation et veut détruire un de mes Vilains. Puis-je sacrifier Element Woman plutôt que Giganta ?",
  },
  shows    = { "fe.cards.element-woman-types", "fe.card.wonder-woman.first-appearance" },
}

local ann, ben = players {
  { "Ann", character = "Black Adam",  hand = {}, power = 8, deck = { "Punch", "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Giganta", "Punch" }, discard = { "Element Woman", "Catwoman" } },
}
stacks { super_heroes = { "The Flash", "Wonder Woman" } }
line_up { "Ultraman", "Power Armor", "Pandora", "Despero", "Owlman" }

ann:defeats "The Flash"
ann:ends_turn()
expect(ben):must_choose { "destroys Giganta", "destroys Element Woman" }
ben:destroys "Element Woman"

expect(destroyed):is { "Element Woman" }
expect(ben.hand):is { "Giganta", "Punch" }
expect(ben.discard):is { "Catwoman" }

ruling {
  en = "Yes. In your discard pile she is a Villain as well as a Hero.",
  fr = "Oui. Dans votre défausse elle est un Vilain aussi bien qu'un Héros.",
}

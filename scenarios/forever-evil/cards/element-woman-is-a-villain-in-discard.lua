scenario "Element Woman in the discard pile is a Villain too" {
  game     = "forever-evil",
  question = {
    en = "Amanda Waller destroys Element Woman in my discard pile. Does that count as destroying a Villain?",
    fr = "Amanda Waller détruit Element Woman dans ma défausse. Est-ce que cela compte comme un Vilain détruit ?",
  },
  shows    = { "fe.cards.element-woman-types", "fe.card.amanda-waller" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Amanda Waller" }, discard = { "Element Woman" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Ultraman", "Power Armor", "Pandora" }

ann:plays "Amanda Waller"
ann:destroys "Element Woman"

expect(ann.power):is(4)                 -- her cost, as for a Villain
expect(destroyed):is { "Element Woman" }

ruling {
  en = "Yes. In your discard pile she has all the types printed on her, so you get Power +4, her cost.",
  fr = "Oui. Dans votre défausse elle a tous les types inscrits sur elle, donc vous avez +4 en Puissance, son coût.",
}

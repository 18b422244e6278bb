scenario "Green Lantern plays a destroyed Element Woman" {
  game     = "forever-evil",
  question = {
    en = "Cyborg is in play and Green Lantern plays a destroyed Element Woman, which I do not own. Does Cyborg pay for her?",
    fr = "Cyborg est en jeu et Green Lantern joue une Element Woman détruite, qui n'est pas à moi. Cyborg rapporte-t-il pour elle ?",
  },
  shows    = { "fe.card.element-woman", "fe.card.green-lantern", "fe.card.cyborg" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Cyborg", "Green Lantern" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
destroyed { "Element Woman" }
line_up { "Ultraman", "Power Armor", "Pandora" }

ann:plays "Cyborg"
ann:plays "Green Lantern"
ann:plays "Element Woman"

expect(ann.power):is(4)                 -- 2 of her own, 2 of Cyborg
expect(destroyed):is_empty()
expect(main_deck):has "Element Woman"

ruling {
  en = "Yes, +2. While she is being played she has all her types, even for a player who does not own her.",
  fr = "Oui, +2. Pendant qu'on la joue elle a tous ses types, même chez un joueur à qui elle n'appartient pas.",
}

scenario "Cyborg pays once for Element Woman" {
  game     = "forever-evil",
  question = {
    en = "Element Woman is both a Super Power and an Equipment. Does Cyborg give +2 or +4 for her?",
    fr = "Element Woman est à la fois un Super-Pouvoir et un Équipement. Cyborg donne-t-il +2 ou +4 pour elle ?",
  },
  shows    = { "fe.amb.element-woman-once", "fe.card.cyborg" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Element Woman", "Cyborg" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Ultraman", "Power Armor", "Pandora" }

ann:plays "Element Woman"
expect(ann.power):is(2)
ann:plays "Cyborg"
expect(ann.power):is(4)

ruling {
  en = "+2. She is one card played, and one card pays once however many of the types it has.",
  fr = "+2. C'est une seule carte jouée, et une carte ne rapporte qu'une fois, quel que soit le nombre de ses types.",
}

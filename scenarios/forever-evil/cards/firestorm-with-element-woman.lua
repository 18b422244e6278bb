scenario "Firestorm with the text of Element Woman" {
  game     = "forever-evil",
  question = {
    en = "Firestorm carries Element Woman and then I play Cyborg. Does Firestorm count as a Super Power or Equipment?",
    fr = "Firestorm a le texte d'Element Woman, puis je joue Cyborg. Firestorm compte-t-il comme Super-Pouvoir ou Équipement ?",
  },
  shows    = { "fe.cards.firestorm-text", "fe.cards.element-woman-types" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Firestorm", "Cyborg" }, deck = { "Element Woman", "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Ultraman", "Power Armor", "Pandora" }

ann:plays "Firestorm"
expect(ann.power):is(2)
ann:plays "Cyborg"

expect(ann.power):is(4)                 -- Cyborg pays once for Firestorm

ruling {
  en = "Yes. With her text he has her types for the rest of the turn, so Cyborg gives +2 for him.",
  fr = "Oui. Avec son texte il a ses types pour le reste du tour, donc Cyborg donne +2 pour lui.",
}

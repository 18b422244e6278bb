scenario "Cyborg pays for Firestorm who takes Element Woman's types after him" {
  game     = "forever-evil",
  question = {
    en = "I play Cyborg first and Firestorm afterwards, who takes Element Woman's text and her card types. Is Firestorm worth +2 Power to Cyborg?",
    fr = "Je joue d'abord Cyborg, puis Firestorm, qui prend le texte d'Element Woman et ses types. Firestorm vaut-il +2 Puissance pour Cyborg ?",
  },
  shows    = { "fe.card.cyborg", "fe.cards.element-woman-types", "fe.amb.element-woman-once" },
}
local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Cyborg", "Firestorm" }, deck = { "Element Woman" }, discard = {} },
  { "Ben", character = "Sinestro" },
}
line_up { "Giant Growth", "Invulnerable", "Mallet", "Cold Gun", "Broadsword" }

ann:plays "Cyborg"
expect(ann.power):is(0)
ann:plays "Firestorm"
expect(ann.power):is(4)
ruling {
  en = "Yes, once. Cyborg counts the Super Powers and Equipment of the whole turn, and Firestorm is both: 2 by Element Woman's own text and 2 by Cyborg.",
  fr = "Oui, une fois. Cyborg compte les Super-Pouvoirs et Équipements de tout le tour, et Firestorm est les deux : 2 par le texte d'Element Woman et 2 par Cyborg.",
}

scenario "Broadsword finds nothing to destroy" {
  game     = "forever-evil",
  question = {
    en = "Ben's discard pile holds only a Weakness and Giganta. What does my Broadsword destroy?",
    fr = "La défausse de Ben ne contient qu'une Faiblesse et Giganta. Que détruit mon Glaive ?",
  },
  shows    = { "fe.card.broadsword" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Broadsword" }, discard = { "Kick" } },
  { "Ben", character = "Deathstroke", hand = { "Catwoman" }, discard = { "Weakness", "Giganta" } },
}
line_up { "Ultraman", "Power Armor", "Pandora" }

ann:plays "Broadsword"

expect(ben.discard):is { "Weakness", "Giganta" }
expect(ben.hand):is { "Catwoman" }
expect(destroyed):is_empty()
expect(ann.power):is(2)

ruling {
  en = "Nothing: no card there costs 1 to 3. The Power +2 is yours all the same.",
  fr = "Rien : aucune carte n'y coûte de 1 à 3. Le +2 en Puissance est quand même à vous.",
}

scenario "Giganta with costly cards or an empty discard pile" {
  game     = "forever-evil",
  question = {
    en = "My discard pile holds only cards of cost 4 and more. What does Giganta give?",
    fr = "Ma défausse ne contient que des cartes de coût 4 et plus. Que donne Giganta ?",
  },
  shows    = { "fe.card.giganta" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Giganta" }, discard = { "Mallet", "Superwoman" } },
  { "Ben", character = "Deathstroke", hand = { "Giganta" } },
}
line_up { "Ultraman", "Power Armor", "Pandora", "Despero", "Owlman" }

ann:plays "Giganta"
expect(ann.power):is(4)
ann:ends_turn()
ben:plays "Giganta"                     -- his discard pile is empty

expect(ben.power):is(4)

ruling {
  en = "Power +4. An empty discard pile holds no cheap card either, so it is +4 there too.",
  fr = "+4 en Puissance. Une défausse vide ne contient pas non plus de carte bon marché, donc c'est +4 aussi.",
}

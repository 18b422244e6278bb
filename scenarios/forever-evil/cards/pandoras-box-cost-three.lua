scenario "Pandora's Box reveals a card of cost 3" {
  game     = "forever-evil",
  question = {
    en = "Pandora's Box reveals a card that costs 3. How many cards come into the Line-Up?",
    fr = "La Boîte de Pandora révèle une carte de coût 3. Combien de cartes arrivent dans la réserve ?",
  },
  shows    = { "fe.cards.pandora-example", "fe.cards.pandora-first", "fe.card.pandoras-box" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Pandora's Box" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Ultraman", "Power Armor", "Pandora", "Despero", "Owlman" }
main_deck { "Catwoman", "Giganta", "Mallet", "Insanity" }

ann:plays "Pandora's Box"

expect(line_up):in_order { "Ultraman", "Power Armor", "Pandora", "Despero", "Owlman", "Catwoman", "Giganta", "Mallet" }
expect(main_deck):is { "Insanity" }
expect(ann.power):is(0)

ruling {
  en = "Three: the revealed card itself first, then two more from the top of the main deck, even above five.",
  fr = "Trois : d'abord la carte révélée, puis deux autres du dessus du deck commun, même au-delà de cinq.",
}

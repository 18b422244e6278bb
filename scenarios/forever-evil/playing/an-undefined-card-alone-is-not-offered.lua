scenario "An undefined card alone is not offered to Batman" {
  game     = "forever-evil",
  question = {
    en = "The only destroyed Equipment is a card whose effect is not defined here. What does Batman give me?",
    fr = "Le seul Équipement détruit est une carte dont l'effet n'est pas défini ici. Que me donne Batman ?",
  },
  shows    = { "fe.types.printed-fields", "fe.card.batman" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Batman" } },
  { "Ben", character = "Sinestro",   hand = { "Punch" } },
}
destroyed { "Blank Page", "Punch" }

ann:plays "Batman"
expect(log):in_order { { "is not offered", "by", "fe.types.printed-fields" }, { ann, "has Power", 3 } }
expect(log):count(1, "is not offered")               -- the Punch is no Equipment
expect(ann.power):is(3)
ruling {
  en = "The Power that Batman gives instead. The card is named, and not offered.",
  fr = "La Puissance que Batman donne à la place. La carte est nommée, et n'est pas proposée.",
}

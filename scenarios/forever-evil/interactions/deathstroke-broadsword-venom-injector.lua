scenario "Three gains of Power from one destroyed Venom Injector" {
  game     = "forever-evil",
  question = {
    en = "I am Deathstroke and my Broadsword destroys Ben's Venom Injector in his discard pile. Who gets its +2 Power, and what does the whole play bring?",
    fr = "Je suis Deathstroke et mon Glaive détruit le Venom Injector dans la défausse de Ben. Qui reçoit ses +2 en Puissance, et combien cela fait-il en tout ?",
  },
  shows    = { "fe.card.venom-injector", "fe.card.deathstroke", "fe.card.broadsword", "fe.destroy.chooser-benefits" },
}

local ann, ben = players {
  { "Ann", character = "Deathstroke", hand = { "Broadsword" }, deck = {}, discard = {} },
  { "Ben", character = "Lex Luthor",  hand = {}, deck = {}, discard = { "Venom Injector", "Kick" } },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }

ann:plays "Broadsword"
ann:destroys "Venom Injector"

expect(ann.power):is(5)
expect(ben.power):is(0)
ruling {
  en = "You: 2 by Broadsword, 1 for destroying as Deathstroke and 2 by Venom Injector are 5. Ben only loses his card.",
  fr = "Vous : 2 du Glaive, 1 pour avoir détruit en tant que Deathstroke et 2 du Venom Injector font 5. Ben perd seulement sa carte.",
}

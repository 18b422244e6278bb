scenario "A Kick in the Line-Up" {
  game     = "forever-evil",
  question = {
    en = "Superman played a destroyed Kick, it went under the main deck and now lies in the Line-Up. The Kick stack is empty: can I buy this one, and as Black Manta put it under my deck?",
    fr = "Superman a joué un Coup de Pied détruit ; passé sous le deck commun, il est maintenant dans la réserve. La pile des Coups de Pied est vide : puis-je acheter celui-ci et, en tant que Black Manta, le mettre sous ma pioche ?",
  },
  shows    = { "fe.card.superman", "fe.card.black-manta", "fe.buy.sources" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Superman" }, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "Black Manta", hand = {}, deck = { "Punch" }, discard = {}, power = 3 },
}
destroyed { "Kick" }
stacks { kick = 0 }
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero" }
main_deck {}

ann:plays "Superman"
ann:plays "Kick"
ann:ends_turn()
expect(line_up):has "Kick"
ben:buys "Kick"
ben:uses "Black Manta"

expect(ben.deck):in_order { "Punch", "Kick" }
expect(ben.power):is(0)
ruling {
  en = "Yes to both. It costs 3 as ever, and here it is a card of the Line-Up.",
  fr = "Oui aux deux. Il coûte 3 comme toujours, et c'est ici une carte de la réserve.",
}

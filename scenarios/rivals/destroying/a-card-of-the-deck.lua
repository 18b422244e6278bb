scenario "A card of the draw pile is destroyed" {
  game     = "rivals",
  question = {
    en = "A card reveals the top card of my draw pile, which I may destroy. A Vulnerability turns up: does it leave my deck for good?",
    fr = "Une carte révèle la première carte de ma pioche, que je peux détruire. Une Vulnérabilité apparaît : quitte-t-elle mon deck pour de bon ?",
  },
  shows    = { "rivals.destroy.where", "rivals.destroy.pile" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Sieve" }, deck = { "Vulnerability", "Kick" }, discard = {} },
  { "Ben", character = "The Joker 9" },
}

ann:plays "Sieve"
what_if("Ann leaves it there", function()
  ann:declines()
  expect(ann.deck):in_order { "Vulnerability", "Kick" }
end)
ann:uses "Sieve"
expect(ann.deck):is { "Kick" }
expect(destroyed):is { "Vulnerability" }
ruling {
  en = "Yes, if you destroy it: it goes to the pile of destroyed cards and not to your discard pile. Else it stays on top.",
  fr = "Oui, si vous la détruisez : elle va sur la pile des cartes détruites et non dans votre défausse. Sinon, elle reste au-dessus.",
}

scenario "A card of the hand or the discard pile is destroyed, as the text says" {
  game     = "rivals",
  question = {
    en = "A card lets me destroy a card of my hand or my discard pile. Which cards may I pick?",
    fr = "Une carte me laisse détruire une carte de ma main ou de ma défausse. Lesquelles puis-je choisir ?",
  },
  shows    = { "rivals.destroy.where", "rivals.destroy.choose", "rivals.destroy.pile" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Bonfire", "Punch" }, deck = { "Kick" }, discard = { "Vulnerability" } },
  { "Ben", character = "The Joker 9" },
}
line_up { "Robin", "Nightwing", "Oracle", "Superman", "Bane" }

ann:plays "Bonfire"
expect(ann):must_choose { "destroys Punch", "destroys Vulnerability", "declines" }
refused(function() ann:destroys "Robin" end, "rivals.destroy.where")
ann:destroys "Vulnerability"
expect(destroyed):is { "Vulnerability" }
expect(ann.discard):is_empty()
ruling {
  en = "Any card in those two places, as you choose: neither one of the Line-Up nor one of the draw pile. It goes to the pile of destroyed cards.",
  fr = "N'importe quelle carte de ces deux endroits, à votre choix : ni une de la réserve, ni une de la pioche. Elle va sur la pile des cartes détruites.",
}

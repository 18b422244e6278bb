scenario "One card of the hand or the Line-Up is destroyed" {
  game     = "rivals",
  question = {
    en = "My card destroys one card in my hand or in the Line-Up. May I choose freely between the two places?",
    fr = "Ma carte détruit une carte de ma main ou de la réserve. Puis-je choisir librement entre les deux ?",
  },
  shows    = { "rivals.destroy.where", "rivals.destroy.choose" },
}

card "Shredder" { type = "Equipment", cost = 3, play = destroy(one{ hand, line_up }) }

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Shredder", "Punch" }, discard = { "Kick" } },
  { "Ben", character = "The Joker 9" },
}
line_up { "Robin", "Nightwing", "Oracle", "Superman", "Bane" }

ann:plays "Shredder"
refused(function() ann:destroys "Kick" end, "rivals.destroy.where")
what_if("she chooses her hand", function()
  ann:destroys "Punch"
  expect(line_up):count(5)
end)
ann:destroys "Robin"
expect(destroyed):is { "Robin" }
expect(ann.hand):is { "Punch" }
ruling {
  en = "Yes: one card, from either place. A gap in the Line-Up stays until the end of the turn.",
  fr = "Oui : une seule carte, de l'un ou de l'autre. Un trou dans la réserve reste jusqu'à la fin du tour.",
}

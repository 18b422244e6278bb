scenario "No card of that type and cost, no gain" {
  game     = "rivals",
  question = {
    en = "I may gain a Villain of cost 3 or less from the Line-Up, but there is none. Do I get something else?",
    fr = "Je peux gagner un Vilain à 3 ou moins de la réserve, mais il n'y en a pas. Ai-je autre chose ?",
  },
  shows    = { "rivals.gain.nothing-available" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Ransom Note" }, discard = {} },
  { "Ben", character = "The Joker 9" },
}
line_up { "Bane", "Vicky Vale", "Robin", "Superman", "Billionaire" }

ann:plays "Ransom Note"
expect(ann.discard):is_empty()
expect(line_up):count(5)
ruling {
  en = "No. Bane costs 4 and Vicky Vale is no Villain, so nothing is gained.",
  fr = "Non. Bane coûte 4 et Vicky Vale n'est pas un Vilain : rien n'est gagné.",
}

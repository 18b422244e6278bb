scenario "A card of one's own adds no sixth card to the Line-Up by being there" {
  game     = "rivals",
  question = {
    en = "We play with a Hero of our own, which gives Power and nothing else. Can six cards lie in the Line-Up?",
    fr = "Nous jouons avec un Héros maison, qui donne de la Puissance et rien d'autre. Peut-il y avoir six cartes dans la réserve ?",
  },
  shows    = { "rivals.setup.lineup-five" },
}

card "Quiet Neighbor" { type = "Hero", cost = 3, play = power(1) }

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Punch" }, discard = {} },
  { "Ben", character = "The Joker 9", hand = {} },
}
refused(function()
  line_up { "Bane", "Robin", "Huntress", "Superman", "Oracle", "Quiet Neighbor" }
  begin()
end, "rivals.setup.lineup-five")
line_up { "Bane", "Robin", "Huntress", "Superman", "Quiet Neighbor" }
ann:ends_turn()
expect(line_up):count(5)
ruling {
  en = "No. Only a card whose text puts cards into the Line-Up could have brought a sixth one there.",
  fr = "Non. Seule une carte dont le texte met des cartes dans la réserve aurait pu y en amener une sixième.",
}

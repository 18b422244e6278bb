scenario "A bought Location goes to the discard pile" {
  game     = "rivals",
  question = {
    en = "I buy The Batcave. Is it in play now?",
    fr = "J'achète La Batcave. Est-elle en jeu maintenant ?",
  },
  shows    = { "rivals.location.bought-to-discard" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = {}, discard = {}, power = 4 },
  { "Ben", character = "The Joker 9" },
}
line_up { "The Batcave", "Nightwing", "Robin", "Superman", "Billionaire" }

ann:buys "The Batcave"
expect(ann.discard):is { "The Batcave" }
expect(ann.in_play):is_empty()
ruling {
  en = "No. Like any other card it goes to your discard pile, and it must be drawn and played first.",
  fr = "Non. Comme toute autre carte, elle va dans votre défausse ; il faut d'abord la piocher et la jouer.",
}

scenario "A destroyed card does not score" {
  game     = "rivals",
  question = {
    en = "I destroy a Weakness of my discard pile in the turn that ends the game. Does it still cost me a point?",
    fr = "Je détruis une Faiblesse de ma défausse au tour qui met fin à la partie. Me coûte-t-elle encore un point ?",
  },
  shows    = { "rivals.destroy.pile" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Bonfire" }, deck = { "Huntress" }, discard = { "Weakness" }, power = 2 },
  { "Ben", character = "The Joker 9", hand = {}, deck = { "Bane" } },
}
line_up { "Vicky Vale", "Nightwing", "Oracle", "Superman", "Robin" }
main_deck {}

ann:plays "Bonfire"
ann:destroys "Weakness"
ann:buys "Vicky Vale"
ann:ends_turn()
expect(game):is_over()
expect(ann.score):is(2)
expect(ben.score):is(1)
ruling {
  en = "No. It is out of the game, and only the cards of your deck are counted.",
  fr = "Non. Elle est hors du jeu, et seules les cartes de votre deck sont comptées.",
}

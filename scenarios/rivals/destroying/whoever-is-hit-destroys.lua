scenario "Whoever is hit chooses which card of the hand to destroy" {
  game     = "rivals",
  question = {
    en = "Ann's Attack makes me destroy a card of my hand. Who chooses it, and does it still count?",
    fr = "L'Attaque d'Ann me fait détruire une carte de ma main. Qui la choisit, et compte-t-elle encore ?",
  },
  shows    = { "rivals.destroy.choose", "rivals.destroy.pile", "rivals.attack.hits-undefended" },
}

card "Acid Bath" { type = "Villain", cost = 5, play = { power(2), attack(each_foe){ foe:destroy(one{ foe.hand }) } } }

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Acid Bath" } },
  { "Ben", character = "The Joker 9", hand = { "Kick", "Vulnerability" }, discard = {} },
}
ann:plays "Acid Bath"
expect(ben):must_choose { "destroys Kick", "destroys Vulnerability" }
refused(function() ann:destroys "Kick" end, "rivals.destroy.choose")
ben:destroys "Vulnerability"
expect(destroyed):is { "Vulnerability" }
expect(ben.hand):is { "Kick" }
ruling {
  en = "You choose, among the cards of your hand. It is out of the game and counts for nobody.",
  fr = "Vous choisissez, parmi les cartes de votre main. Elle est hors de la partie et ne compte pour personne.",
}

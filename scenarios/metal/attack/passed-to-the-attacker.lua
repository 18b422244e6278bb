scenario "An Attack that has a foe pass a card" {
  game     = "metal",
  question = {
    en = "Our Attack has each foe pass a card of the hand to the attacker's discard pile. Who chooses it?",
    fr = "Notre Attaque fait passer à chaque adversaire une carte de sa main dans la défausse de l'attaquant. Qui la choisit ?",
  },
  shows    = { "metal.attack.hits-undefended", "metal.attack.other-players" },
}

card "Toll Gate" { type = "Villain", cost = 4, play = attack(each_foe){ foe:pass(one{ foe.hand }, you) } }

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Toll Gate" }, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)" }, hand = { "Punch", "Breakthrough", "Vulnerability" }, deck = {} },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

ann:plays "Toll Gate"
expect(ben):must_choose { "passes Punch", "passes Breakthrough", "passes Vulnerability" }
ben:passes "Vulnerability"
expect(ann.discard):is { "Vulnerability" }
ruling {
  en = "Whoever is hit chooses among the own cards; it goes straight to the other player's discard pile.",
  fr = "Celui qui est touché choisit parmi ses cartes ; elle va droit dans la défausse de l'autre joueur.",
}

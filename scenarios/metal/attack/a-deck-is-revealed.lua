scenario "An Attack that reveals the top of a foe's deck" {
  game     = "metal",
  question = {
    en = "Our Attack has each foe reveal the top card of the deck; a Starter among them is destroyed. Ben's deck is empty. Does he shuffle?",
    fr = "Notre Attaque fait révéler à chaque adversaire la première carte de sa pioche ; si c'est une carte de Base, elle est détruite. La pioche de Ben est vide. Mélange-t-il ?",
  },
  shows    = { "metal.shuffle.when-needed", "metal.attack.hits-undefended" },
}

card "Sharp Eye" { type = "Villain", cost = 4, play = attack(each_foe){ foe:reveal(top(foe.deck)), when(it:is{ type = "Starter" }){ destroy(it) } } }

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Sharp Eye" } },
  { "Ben", team = { "Hal Jordan (oversized)" }, hand = { "Breakthrough" }, deck = {}, discard = { "Punch" } },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

ann:plays "Sharp Eye"
expect(log):in_order { { ben, "shuffles" }, { ben, "reveals", "Punch" }, { ann, "destroys", "Punch" } }
ruling {
  en = "Yes: a card is revealed from an empty draw pile once the discard pile is shuffled into a new one.",
  fr = "Oui : pour révéler une carte d'une pioche vide, on mélange d'abord la défausse.",
}

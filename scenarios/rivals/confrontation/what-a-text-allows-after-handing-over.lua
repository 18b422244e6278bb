scenario "After handing over a text does nothing that it only allows" {
  game     = "rivals",
  question = {
    en = "My Location says: after you have been attacked, you may draw a card. I have handed over, and the Block is an Attack. Do I get to choose?",
    fr = "Mon Lieu dit : après avoir été attaqué, vous pouvez piocher. J'ai passé la main, et le Blocage est une Attaque. Ai-je encore le choix ?",
  },
  shows    = { "rivals.amb.abilities-after-handing-over" },
}
card "Watchtower" { type = "Location", cost = 3, stays = true, play = nothing(), after(attacked{}){ may(draw(1)) } }
card "Barbed Wire" { type = "Equipment", cost = 3, play = power(1),
  block = { raise_cost(1), attack(each_foe){ foe:gain_weakness(1) } } }

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = {}, power = 11, in_play = { "Watchtower" } },
  { "Ben", character = "The Joker 9", hand = { "Barbed Wire" }, discard = {} },
}

ann:confronts()
ann:hands_over()
ben:blocks "Barbed Wire"
expect(log):in_order {
  { ann, "gains", "Weakness" },
  { "Watchtower", "has no further effect", "by", "rivals.amb.abilities-after-handing-over" },
}
expect(ben):is_on_turn()
ruling {
  en = "No. Between handing over and the comparison you choose nothing; only what happens by itself still does.",
  fr = "Non. Entre le moment où vous passez la main et la comparaison, vous ne choisissez rien ; seul arrive ce qui arrive de soi-même.",
}

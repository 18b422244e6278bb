scenario "After handing over nobody is asked about an ability that may be used" {
  game     = "rivals",
  question = {
    en = "I have handed over, and the Block attacks me. My Location may draw a card whenever I have been attacked. May I use it now?",
    fr = "J'ai passé la main, et le Blocage m'attaque. Mon Lieu peut faire piocher quand j'ai été attaqué. Puis-je m'en servir ?",
  },
  shows    = { "rivals.amb.abilities-after-handing-over", "rivals.confront.no-more-cards" },
}
card "Watchtower" { type = "Location", cost = 3, stays = true,
  says = { "Ongoing: after you have been attacked you may draw a card.", "Permanent : après avoir été attaqué, vous pouvez piocher une carte." },
  play = nothing(), after(attacked{}){ draw(1), optional = true } }
card "Barbed Wire" { type = "Equipment", cost = 3,
  says = { "Power +1. Block: your Character costs 1 more, and an Attack: each foe gains a Weakness.",
    "Puissance +1. Blocage : votre Personnage coûte 1 de plus, et une Attaque : chaque adversaire gagne une Faiblesse." },
  play = power(1), block = { raise_cost(1), attack(each_foe){ foe:gain_weakness(1) } } }

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
ruling {
  en = "No. From handing over until Power and cost have been compared you may not use an ability; only what happens by itself still does.",
  fr = "Non. De la main passée à la comparaison de la Puissance et du coût, vous n'utilisez aucune capacité ; seul ce qui arrive de soi-même arrive encore.",
}

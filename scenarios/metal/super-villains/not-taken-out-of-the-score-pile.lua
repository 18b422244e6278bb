scenario "A defeated Super-Villain is not taken out of the score pile" {
  game     = "metal",
  question = {
    en = "A card of mine says: when you buy a card, put it into your hand. I defeat a Super-Villain: do I take it from my score pile?",
    fr = "Une de mes cartes dit : quand vous achetez une carte, mettez-la dans votre main. Je bats un Super-Vilain : le prends-je dans ma pile de score ?",
  },
  shows    = { "metal.villain.never-in-deck", "metal.villain.defeat-is-buying" },
}
card "Long Arm" { type = "Equipment", cost = 2, stays = true,
  says = { "When you buy a card, put it into your hand.", "Quand vous achetez une carte, mettez-la dans votre main." },
  after(buys{}){ put(it, hand) } }

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, power = 11, hand = {}, in_play = { "Long Arm" }, deck = { "Punch", "Vulnerability", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)", "Batman" } },
}
captured {}
line_up { "Promethium", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }
super_villains { "Plaster Tyrant", "Clay Warden", "Barbatos" }

ann:buys "Promethium"
expect(ann.hand):is { "Promethium" }
ann:defeats "Plaster Tyrant"
expect(ann.score_pile):is { "Plaster Tyrant" }
expect(ann.hand):is { "Promethium", "Punch", "Vulnerability" }   -- the Reward draws two
ruling {
  en = "No. During the game nothing takes a card out of the score pile, Barbatos and his Reward excepted, and no Super-Villain enters a deck.",
  fr = "Non. Pendant la partie rien ne sort une carte de la pile de score, sauf la Récompense de Barbatos, et aucun Super-Vilain n'entre dans un deck.",
}

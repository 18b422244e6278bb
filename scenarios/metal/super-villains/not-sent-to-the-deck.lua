scenario "A defeated Super-Villain is not sent to the deck" {
  game     = "metal",
  question = {
    en = "A card of mine puts what I buy on top of my deck. I defeat a Super-Villain, which is buying: does it go there?",
    fr = "Une de mes cartes met sur ma pioche ce que j'achète. Je bats un Super-Vilain, donc je l'achète : y va-t-il ?",
  },
  shows    = { "metal.villain.never-in-deck", "metal.villain.to-score-pile", "metal.villain.reward" },
}
card "Top Shelf" { type = "Equipment", cost = 2, stays = true,
  says = { "Cards that you buy go on top of your deck.", "Les cartes que vous achetez vont sur votre pioche." },
  instead(buys{}){ redirect(top(deck)) } }

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, power = 11, hand = {}, in_play = { "Top Shelf" }, deck = { "Punch", "Vulnerability", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)", "Batman" } },
}
captured {}
line_up { "Promethium", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }
super_villains { "Plaster Tyrant", "Clay Warden", "Barbatos" }

ann:buys "Promethium"
ann:defeats "Plaster Tyrant"
expect(ann.score_pile):is { "Plaster Tyrant" }
expect(ann.hand):is { "Promethium", "Punch" }   -- the Reward draws two
expect(ann.discard):is_empty()
ruling {
  en = "No, to your score pile: a defeated Super-Villain never enters the deck. Its Reward you have all the same.",
  fr = "Non, dans votre pile de score : un Super-Vilain vaincu n'entre jamais dans le deck. Sa Récompense vous revient quand même.",
}

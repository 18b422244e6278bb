scenario "A defeated Super-Villain is not sent to the hand" {
  game     = "metal",
  question = {
    en = "A card of mine puts what I buy or gain into my hand. I defeat a Super-Villain: do I take it into my hand?",
    fr = "Une de mes cartes met dans ma main ce que j'achète ou gagne. Je bats un Super-Vilain : va-t-il dans ma main ?",
  },
  shows    = { "metal.villain.never-in-deck", "metal.villain.to-score-pile", "metal.villain.reward" },
}
card "Deep Pocket" { type = "Equipment", cost = 2, stays = true,
  says = { "Cards that you buy or gain go to your hand.", "Les cartes que vous achetez ou gagnez vont dans votre main." },
  instead(acquires{}){ redirect(hand) } }

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, power = 11, hand = {}, in_play = { "Deep Pocket" }, deck = { "Punch", "Vulnerability", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)", "Batman" } },
}
captured {}
line_up { "Promethium", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }
super_villains { "Plaster Tyrant", "Clay Warden", "Barbatos" }

ann:buys "Promethium"
ann:defeats "Plaster Tyrant"
expect(ann.score_pile):is { "Plaster Tyrant" }
expect(ann.hand):is { "Promethium", "Punch", "Vulnerability" }   -- the Reward draws two
expect(ann.discard):is_empty()
ruling {
  en = "No, to your score pile: a defeated Super-Villain never enters the deck, of which the hand is a part. Its Reward you have all the same.",
  fr = "Non, dans votre pile de score : un Super-Vilain vaincu n'entre jamais dans le deck, dont la main fait partie. Sa Récompense vous revient quand même.",
}

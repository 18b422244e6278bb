scenario "A Defense from the hand avoids an Attack" {
  game     = "metal",
  question = {
    en = "Ann attacks me, and I hold a Defense card. What happens if I use it?",
    fr = "Ann m'attaque, et j'ai une carte Défense en main. Que se passe-t-il si je l'utilise ?",
  },
  shows    = { "metal.attack.may-avoid", "metal.attack.defense-discarded" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" },                 hand = { "Paper Ambush" } },
  { "Ben", team = { "Hal Jordan (oversized)" }, hand = { "Padded Shield" }, deck = { "Punch", "Punch" } },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Paper Ambush"
expect(ben):must_choose { "defends with Padded Shield", "declines" }
ben:defends "Padded Shield"
expect(ben.discard):is { "Padded Shield" }
expect(ben.hand):is { "Punch" }
ruling {
  en = "You avoid the Attack and discard the Defense card; then you do what it says besides.",
  fr = "Vous évitez l'Attaque et défaussez la carte Défense ; puis vous faites ce qu'elle dit en plus.",
}

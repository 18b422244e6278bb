scenario "An Ongoing Defense whose text keeps it in play" {
  game     = "metal",
  question = {
    en = "My Ongoing Defense costs a card of my hand. Does it stay in play when I use it?",
    fr = "Ma Défense Permanente coûte une carte de ma main. Reste-t-elle en jeu quand je l'utilise ?",
  },
  shows    = { "metal.amb.defense-always-discarded", "metal.attack.ongoing-defense" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" },                 hand = { "Paper Ambush" } },
  { "Ben", team = { "Hal Jordan (oversized)" }, hand = { "Vulnerability" }, deck = { "Punch", "Punch" },
    in_play = { "Rooted Guard" } },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Paper Ambush"
ben:defends "Rooted Guard"
expect(ben.in_play):is { "Rooted Guard" }
expect(ben.discard):is { "Vulnerability" }
ruling {
  en = "Yes. You pay what the card says, and only that: here a card of your hand.",
  fr = "Oui. Vous payez ce que dit la carte, et rien d'autre : ici une carte de votre main.",
}

scenario "A Weakness drawn in mid-turn must be the next thing" {
  game     = "metal",
  question = {
    en = "My card draws two cards, a Weakness among them, and then gives Power. May I buy before I play the Weakness?",
    fr = "Ma carte pioche deux cartes, dont une Faiblesse, puis donne de la Puissance. Puis-je acheter avant de la jouer ?",
  },
  shows    = { "metal.amb.weakness-before-buying", "metal.weakness.play-first" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Deep Breath" }, power = 2, deck = { "Weakness", "Punch", "Punch" } },
  { "Ben", team = { "Hal Jordan (oversized)" } },
}
line_up { "Electrum", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Deep Breath"
expect(ann.power):is(3)                -- the card is finished first
refused(function() ann:buys "Electrum" end, "metal.weakness.play-first")
refused(function() ann:plays "Punch" end, "metal.weakness.play-first")
ann:plays "Weakness"
ann:buys "Electrum"
expect(ann.discard):has "Electrum"
ruling {
  en = "No. The card that drew it is finished; then the Weakness is the next thing that you do.",
  fr = "Non. La carte qui l'a fait piocher se termine ; puis la Faiblesse est la prochaine chose que vous faites.",
}

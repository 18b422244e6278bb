scenario "The Reward comes at once" {
  game     = "metal",
  question = {
    en = "I defeat a Super-Villain whose Reward is +3 Power. Do I have that Power in this same turn?",
    fr = "Je vaincs un Super-Vilain dont la Récompense est +3 en Puissance. Ai-je cette Puissance dès ce tour ?",
  },
  shows    = { "metal.villain.reward" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = {}, power = 11, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)", "Batman" } },
}
captured {}
line_up { "Electrum", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }
super_villains { "Chalk Mammoth", "Clay Warden", "Barbatos" }

ann:defeats "Chalk Mammoth"
expect(ann.power):is(3)
ann:buys "Electrum"
expect(ann.discard):is { "Electrum" }
ruling {
  en = "Yes. The Reward is applied as soon as you buy the Super-Villain, before your next move.",
  fr = "Oui. La Récompense s'applique dès que vous achetez le Super-Vilain, avant votre prochaine action.",
}

scenario "What a Defense has played is scored where the game ends before it is discarded" {
  game     = "metal",
  question = {
    en = "In Ann's turn my Defense plays a Weakness, and the game ends with that turn. Does the Weakness before me cost me a point?",
    fr = "Au tour d'Ann, ma Défense joue une Faiblesse, et la partie finit avec ce tour. La Faiblesse devant moi me coûte-t-elle un point ?",
  },
  shows    = { "metal.amb.played-elsewhere", "metal.score.weakness-subtracts" },
}
card "Quick Dodge" { type = "Equipment", cost = 2, vp = 0,
  says = { "Defense: avoid the Attack and play a Weakness of your discard pile.", "Défense : évitez l'Attaque et jouez une Faiblesse de votre défausse." },
  play = nothing(), defense = { play(exactly(1){ discard_pile, name = "Weakness" }) } }
card "Salt Friend" { type = "Hero", cost = 1, vp = 0, says = { "+1 Power.", "+1 Puissance." }, play = power(1) }

local ann, ben = players {
  { "Ann", team = { "Cyborg", "Batman" }, hand = { "Paper Ambush" }, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)" }, hand = { "Quick Dodge" }, deck = { "Punch" }, discard = { "Weakness" } },
}
captured {}
stacks { main_deck = 0 }
line_up { "Salt Friend", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Paper Ambush"
ben:defends "Quick Dodge"
ann:buys "Salt Friend"
ann:ends_turn()
expect(game):is_over()
expect(ben.score):is(-1)
ruling {
  en = "Yes. It is yours wherever it lies, and is gathered with your deck.",
  fr = "Oui. Elle est à vous où qu'elle soit, et rejoint votre deck pour le décompte.",
}

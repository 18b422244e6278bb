scenario "A Breakthrough may be returned with nothing to destroy" {
  game     = "metal",
  question = {
    en = "I control neither a Weakness nor a Vulnerability. May I return my Breakthrough all the same?",
    fr = "Je ne contrôle ni Faiblesse ni Vulnérabilité. Puis-je quand même rendre ma Surcharge ?",
  },
  shows    = { "metal.amb.return-breakthrough-alone" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Breakthrough" } },
  { "Ben", team = { "Hal Jordan (oversized)" } },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }
stacks { breakthrough = 10 }

ann:plays "Breakthrough"
ann:uses "Breakthrough"
expect(breakthrough):count(11)
expect(ann.power):is(2)
ruling {
  en = "Yes. Returning it is the decision, destroying something an option within it; the 2 Power stay.",
  fr = "Oui. La rendre est la décision, détruire n'en est qu'une option ; les 2 de Puissance restent.",
}

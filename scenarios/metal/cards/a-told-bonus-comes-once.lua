scenario "Cyborg One Million, once the card is told: the bonus comes once" {
  game     = "metal",
  question = {
    en = "I have told what my Cyborg One Million says: a bonus for playing a Super Power. I play two of them: do I have the bonus twice?",
    fr = "J'ai dit ce qu'écrit mon Cyborg One Million : un bonus pour un Super-Pouvoir joué. J'en joue deux : ai-je le bonus deux fois ?",
  },
  shows    = { "metal.cards.once-bonus" },
}
card "Cyborg One Million" { play = { power(1), over_the_turn(plays{ type = "Super Power", others = true, once = true }){ power(2) } } }
card "Quiet Power" { type = "Super Power", cost = 2, copies = 2, says = { "+1 Power.", "+1 en Puissance." }, play = power(1) }

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Cyborg One Million", "Quiet Power", "Quiet Power" } },
  { "Ben", team = { "Hal Jordan (oversized)", "Batman" } },
}
captured {}
line_up { "Promethium", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Cyborg One Million"
ann:plays "Quiet Power"
expect(ann.power):is(4)
ann:plays "Quiet Power"
expect(ann.power):is(5)
ruling {
  en = "No, once: one Super Power is enough for it, and the second brings nothing more.",
  fr = "Non, une seule fois : un Super-Pouvoir suffit, et le second n'apporte rien de plus.",
}

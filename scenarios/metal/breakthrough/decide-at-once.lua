scenario "Whether it goes back is decided as it is played" {
  game     = "metal",
  question = {
    en = "I kept my Breakthrough and now draw a Weakness. May I return it later in the turn to destroy that?",
    fr = "J'ai gardé ma Surcharge et je pioche maintenant une Faiblesse. Puis-je la rendre plus tard pour la détruire ?",
  },
  shows    = { "metal.breakthrough.return-now", "metal.card.breakthrough" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Breakthrough", "Second Glance" }, deck = { "Weakness", "Punch" } },
  { "Ben", team = { "Hal Jordan (oversized)" } },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Breakthrough"
ann:declines()
ann:plays "Second Glance"
ann:plays "Weakness"
refused(function() ann:uses "Breakthrough" end, "metal.breakthrough.return-now")
expect(ann.in_play):has "Weakness"
ruling {
  en = "No. You decide when you play it, and not again.",
  fr = "Non. Vous décidez en la jouant, et plus ensuite.",
}

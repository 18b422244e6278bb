scenario "A Weakness is played and does nothing by itself" {
  game     = "metal",
  question = {
    en = "I play my only Weakness. What happens?",
    fr = "Je joue ma seule Faiblesse. Que se passe-t-il ?",
  },
  shows    = { "metal.weakness.play-first", "metal.play.no-power-cards" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Weakness", "Punch" } },
  { "Ben", team = { "Hal Jordan (oversized)" } },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Weakness"
ann:plays "Punch"
expect(ann.power):is(1)
expect(ann):is_on_turn()
ruling {
  en = "Nothing: it lies in front of you, and your turn goes on. Only the second one that you control brings a Capture.",
  fr = "Rien : elle est devant vous et votre tour continue. Seule la deuxième que vous contrôlez amène une Capture.",
}

scenario "The last Super Hero of the pile is recruited without a choice" {
  game     = "metal",
  question = {
    en = "One Super Hero is left in the pile and I must recruit. Do I get that one?",
    fr = "Il reste un Super-Héros dans la pile et je dois recruter. Est-ce que je l'obtiens ?",
  },
  shows    = { "metal.amb.recruit-one-left" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Draft Notice" } },
  { "Ben", team = { "Hal Jordan (oversized)" } },
}
captured { "Batman" }
available { "Plastic Man (oversized)" }
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Draft Notice"
expect(ann.team):is { "Cyborg", "Plastic Man (oversized)" }
expect(available):is_empty()
ruling {
  en = "Yes, that one, with nothing to choose.",
  fr = "Oui, celui-là, sans choix.",
}

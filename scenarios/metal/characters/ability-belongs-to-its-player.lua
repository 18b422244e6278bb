scenario "A Super Hero's ability works for its player" {
  game     = "metal",
  question = {
    en = "My Super Hero gives Power for Heroes that I play. Does it do so when Ben plays one, too?",
    fr = "Mon Super-Héros donne de la Puissance pour les Héros que je joue. Le fait-il aussi quand Ben en joue un ?",
  },
  shows    = { "metal.characters.ability" },
}

local ann, ben = players {
  { "Ann", team = { "Trainee Amber" }, hand = { "Practice Hero" }, deck = 5 },
  { "Ben", team = { "Cyborg" },        hand = { "Practice Hero" } },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Practice Hero"
expect(ann.power):is(2)            -- one of the card, one of Trainee Amber
ann:ends_turn()
ben:plays "Practice Hero"
expect(ben.power):is(1)
expect(ann.power):is(0)
ruling {
  en = "No. Your Super Hero's ability is yours: it looks at what you do, and Ben's plays mean nothing to it.",
  fr = "Non. La capacité de votre Super-Héros est à vous : elle regarde ce que vous faites, et les cartes de Ben ne la concernent pas.",
}

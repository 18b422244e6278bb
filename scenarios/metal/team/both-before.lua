scenario "Two cards of a type, both before joining" {
  game     = "metal",
  question = {
    en = "I played both cards of the pair before the Super Hero joined. Does he act now?",
    fr = "J'ai joué les deux cartes de la paire avant l'arrivée du Super-Héros. Agit-il maintenant ?",
  },
  shows    = { "metal.team.not-retroactive", "metal.amb.joins-halfway" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Practice Hero", "Practice Rogue", "Loose Bars" } },
  { "Ben", team = { "Hal Jordan (oversized)", "Batman" } },
}
captured { "Trainee Garnet" }
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

what_if("the second comes after him", function()
  ann:plays "Practice Hero"
  ann:plays "Loose Bars"
  ann:plays "Practice Rogue"
  expect(ann.power):is(4)
end)
ann:plays "Practice Hero"
ann:plays "Practice Rogue"
ann:plays "Loose Bars"
expect(ann.power):is(2)
ruling {
  en = "No. What waits for a play needs one after he has joined.",
  fr = "Non. Ce qui attend une carte jouée en demande une après son arrivée.",
}

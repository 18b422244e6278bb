scenario "With two Super Heroes you choose who is Captured" {
  game     = "metal",
  question = {
    en = "I have two Super Heroes and control two Weaknesses. Who is Captured, and do I recruit?",
    fr = "J'ai deux Super-Héros et contrôle deux Faiblesses. Qui est Capturé, et est-ce que je recrute ?",
  },
  shows    = { "metal.capture.choose-one", "metal.weakness.second-captures" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg", "Wonder Woman (oversized)" }, hand = { "Weakness", "Weakness" }, deck = 6 },
  { "Ben", team = { "Hal Jordan (oversized)", "Batman" } },
}
captured {}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Weakness"
ann:plays "Weakness"
expect(ann):must_choose { "chooses Cyborg", "chooses Wonder Woman (oversized)" }
ann:chooses "Cyborg"
expect(captured):is { "Cyborg" }
expect(ann.team):is { "Wonder Woman (oversized)" }   -- nobody is recruited
ruling {
  en = "You choose one of them. The other stays, so you do not recruit.",
  fr = "Vous en choisissez un. L'autre reste, vous ne recrutez donc pas.",
}

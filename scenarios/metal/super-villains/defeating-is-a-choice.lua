scenario "Defeating the top Super-Villain is allowed, not forced" {
  game     = "metal",
  question = {
    en = "I have 9 Power and the top Super-Villain costs 9. Must I defeat it?",
    fr = "J'ai 9 en Puissance et le Super-Vilain du dessus coûte 9. Dois-je le vaincre ?",
  },
  shows    = { "metal.villain.may-defeat", "metal.villain.to-score-pile", "metal.villain.never-in-deck" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Punch" }, power = 9, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)", "Batman" } },
}
captured {}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }
super_villains { "Plaster Tyrant", "Clay Warden", "Barbatos" }

what_if("Ann lets it be", function()
  ann:ends_turn()
  expect(super_villains):shows "Plaster Tyrant"
end)
ann:defeats "Plaster Tyrant"
expect(ann.score_pile):is { "Plaster Tyrant" }
expect(ann.discard):is_empty()
expect(ann.power):is(0)
ruling {
  en = "No, you may. If you do, it goes to your score pile beside your discard pile, and never into your deck.",
  fr = "Non, vous pouvez. Si vous le faites, il va dans votre pile de score, à côté de votre défausse, et jamais dans votre deck.",
}

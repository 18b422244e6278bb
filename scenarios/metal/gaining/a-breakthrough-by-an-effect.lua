scenario "An effect gains Breakthroughs of their stack" {
  game     = "metal",
  question = {
    en = "Our card gains two Breakthroughs from their stack, of which one is left. What happens?",
    fr = "Notre carte fait gagner deux Surcharges de leur pile, où il en reste une. Que se passe-t-il ?",
  },
  shows    = { "metal.gain.to-discard", "metal.gain.free", "metal.gain.nothing-available" },
}

card "Open Drawer" { type = "Hero", cost = 4, play = gain(top(kick_stack, 2)) }

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Open Drawer" }, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)" } },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }
stacks { breakthrough = 1 }

ann:plays "Open Drawer"
expect(ann.discard):is { "Breakthrough" }
expect(breakthrough):is_empty()
ruling {
  en = "One is gained, into the discard pile and for nothing; for the other there is none.",
  fr = "Une est gagnée, dans la défausse et sans coût ; pour l'autre il n'y en a plus.",
}

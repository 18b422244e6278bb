scenario "No Breakthrough from an empty stack" {
  game     = "metal",
  question = {
    en = "The Breakthrough stack is empty. Can I still buy one?",
    fr = "La pile de Surcharges est vide. Puis-je encore en acheter une ?",
  },
  shows    = { "metal.stacks.available" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = {}, power = 6, discard = {} },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }
stacks { breakthrough = 1 }

ann:buys "Breakthrough"
refused(function() ann:buys "Breakthrough" end, "metal.stacks.available")
ruling {
  en = "No. They can be bought as long as some are left.",
  fr = "Non. On en achète tant qu'il en reste.",
}

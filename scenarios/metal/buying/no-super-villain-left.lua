scenario "With the stack empty no Super-Villain is defeated" {
  game     = "metal",
  question = {
    en = "The last Super-Villain is gone. Can I defeat him again, or anybody else?",
    fr = "Le dernier Super-Vilain est parti. Puis-je le vaincre encore, ou quelqu'un d'autre ?",
  },
  shows    = { "metal.stacks.available" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = {}, power = 30, discard = {} },
  { "Ben", team = { "The Flash (oversized)", "Batman" } },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }
super_villains { "Plywood Tyrant" }
captured {}

ann:defeats "Plywood Tyrant"
refused(function() ann:defeats "Plywood Tyrant" end, "metal.stacks.available")
ruling {
  en = "No. The top Super-Villain can be defeated as long as the stack lasts.",
  fr = "Non. On vainc le Super-Vilain du dessus tant que la pile n'est pas vide.",
}

scenario "No Super-Villain lies in the Line-Up, in a hand or in a deck" {
  game     = "metal",
  question = {
    en = "Could The Devastator turn up in my hand, in my discard pile or among the cards for sale?",
    fr = "The Devastator peut-il se trouver dans ma main, dans ma défausse ou parmi les cartes à vendre ?",
  },
  shows    = { "metal.villain.never-in-deck" },
}

refused(function()
  players { { "Ann", character = "Cyborg", hand = { "The Devastator" } }, { "Ben", character = "The Flash (oversized)" } }
  begin()
end, "metal.villain.never-in-deck")
refused(function()
  players { { "Ann", character = "Cyborg", discard = { "The Devastator" } }, { "Ben", character = "The Flash (oversized)" } }
  begin()
end, "metal.villain.never-in-deck")
refused(function()
  players { { "Ann", character = "Cyborg", deck_top = { "The Devastator" } }, { "Ben", character = "The Flash (oversized)" } }
  begin()
end, "metal.villain.never-in-deck")
local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Punch" }, discard = {} },
  { "Ben", character = "The Flash (oversized)", hand = {} },
}
refused(function()
  line_up { "The Devastator", "Escape", "Flight", "War Cry", "Black Adam" }
  begin()
end, "metal.villain.never-in-deck")
refused(function()
  main_deck:on_top { "Barbatos" }
  begin()
end, "metal.villain.never-in-deck")
ruling {
  en = "Never. Super-Villains have a stack of their own, and from there a defeated one goes to a score pile.",
  fr = "Jamais. Les Super-Vilains ont leur propre pile, et de là un vaincu va dans une pile de score.",
}

scenario "Breakthroughs lie neither in the Line-Up nor in the main deck" {
  game     = "metal",
  question = {
    en = "Can a Breakthrough be one of the five cards of the Line-Up?",
    fr = "Une Surcharge peut-elle être l'une des cinq cartes de la réserve ?",
  },
  shows    = { "metal.setup.main-deck-separation" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Punch" }, discard = {} },
  { "Ben", character = "The Flash (oversized)", hand = {} },
}
refused(function()
  line_up { "Breakthrough", "Escape", "Flight", "War Cry", "Black Adam" }
  begin()
end, "metal.setup.main-deck-separation")
refused(function()
  line_up { "Escape", "Flight", "War Cry", "Black Adam" }
  main_deck:on_top { "Breakthrough" }
  begin()
end, "metal.setup.main-deck-separation")
refused(function()
  line_up { "Escape", "Flight", "War Cry", "Black Adam" }
  main_deck { "Steel", "Breakthrough" }
  begin()
end, "metal.setup.main-deck-separation")
ruling {
  en = "No. They are taken out before the main deck is made, and stay on a stack of their own beside the Line-Up.",
  fr = "Non. On les retire avant de former le deck commun, et elles restent sur leur propre pile à côté de la réserve.",
}

scenario "Nobody buys in another player's turn" {
  game     = "metal",
  question = {
    en = "Ann is thinking. May I, Ben, quickly buy a card?",
    fr = "Ann réfléchit. Puis-je, moi Ben, vite acheter une carte ?",
  },
  shows    = { "metal.buy.sources" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Punch" } },
  { "Ben", character = "The Flash (oversized)", hand = { "Punch" } },
}
line_up { "Escape", "Flight", "War Cry", "Fair Play", "Black Adam" }

refused(function() ben:buys "Escape" end, "metal.buy.sources")
refused(function() ben:ends_turn() end, "metal.end-turn.1-announce")
ruling {
  en = "No. Only the player whose turn it is buys and ends the turn.",
  fr = "Non. Seul celui dont c'est le tour achète et met fin au tour.",
}

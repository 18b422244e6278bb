scenario "Cards are played from the hand, in one's own turn" {
  game     = "metal",
  question = {
    en = "May I play a card of my discard pile, or play a card in Ben's turn?",
    fr = "Puis-je jouer une carte de ma défausse, ou jouer pendant le tour de Ben ?",
  },
  shows    = { "metal.turn.summary" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Punch" }, discard = { "Breakthrough" } },
  { "Ben", character = "The Flash (oversized)", hand = { "Punch" } },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

refused(function() ann:plays("Breakthrough", ann.discard) end, "metal.turn.summary")
refused(function() ben:plays "Punch" end, "metal.turn.clockwise")
ruling {
  en = "Neither: a turn is playing cards of your own hand, and only the player whose turn it is plays.",
  fr = "Ni l'un ni l'autre : un tour, c'est jouer les cartes de sa main, et seul celui dont c'est le tour joue.",
}

scenario "Turns go clockwise" {
  game     = "metal",
  question = {
    en = "After Ann's turn, whose turn is it?",
    fr = "Après le tour d'Ann, à qui est-ce ?",
  },
  shows    = { "metal.turn.clockwise", "metal.end-turn.9-next-player" },
}

local five = { "Punch", "Punch", "Punch", "Punch", "Punch" }
local ann, ben, cy = players {
  { "Ann", character = "Cyborg", hand = {}, deck = five, discard = {} },
  { "Ben", character = "The Flash (oversized)", hand = {}, deck = five, discard = {} },
  { "Cy",  character = "Plastic Man (oversized)", hand = {}, deck = five, discard = {} },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

ann:ends_turn()
expect(ben):is_on_turn()
ben:ends_turn()
expect(cy):is_on_turn()
cy:ends_turn()
expect(ann):is_on_turn()
ruling {
  en = "That of the player on her left, and so on clockwise.",
  fr = "À son voisin de gauche, et ainsi de suite dans le sens horaire.",
}

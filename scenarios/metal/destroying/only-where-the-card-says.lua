scenario "What destroys in hand or discard pile does not reach draw pile or Line-Up" {
  game     = "metal",
  question = {
    en = "My card destroys a card of my hand or discard pile. May it be a card of the Line-Up?",
    fr = "Ma carte détruit une carte de ma main ou de ma défausse. Peut-elle être une carte de la réserve ?",
  },
  shows    = { "metal.destroy.where" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Clean Sweep" }, discard = { "Punch" } },
  { "Ben", character = "The Flash (oversized)", discard = { "Starro" } },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

ann:plays "Clean Sweep"
refused(function() ann:destroys "Black Adam" end, "metal.destroy.where")
refused(function() ann:destroys("Starro", ben.discard) end, "metal.destroy.where")
ann:destroys "Punch"
ruling {
  en = "No. The card says where: your hand or your discard pile.",
  fr = "Non. La carte dit où : votre main ou votre défausse.",
}

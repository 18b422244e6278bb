scenario "An effect on the Line-Up does not reach the stacks" {
  game     = "metal",
  question = {
    en = "My card gains a card of the Line-Up. May I take a Breakthrough with it?",
    fr = "Ma carte fait gagner une carte de la réserve. Puis-je prendre une Surcharge avec ?",
  },
  shows    = { "metal.stacks.not-line-up" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Open Palm" }, discard = {} },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Escape", "Flight", "War Cry", "Fair Play", "Black Adam" }

ann:plays "Open Palm"
refused(function() ann:gains "Breakthrough" end, "metal.stacks.not-line-up")
ann:gains "Black Adam"
ruling {
  en = "No. The stacks beside the Line-Up are not part of it.",
  fr = "Non. Les piles à côté de la réserve n'en font pas partie.",
}

scenario "A destruction that is offered may be declined" {
  game     = "metal",
  question = {
    en = "My card says that I may destroy a card. My cards are all good. Must I?",
    fr = "Ma carte dit que je peux détruire une carte. Toutes les miennes sont bonnes. Dois-je le faire ?",
  },
  shows    = { "metal.destroy.choose" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Clean Sweep" }, discard = { "Starro", "Steel" } },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

ann:plays "Clean Sweep"
ann:declines()
expect(destroyed):is_empty()
ruling {
  en = "No. What you may do you may leave, and which card it is would be your choice.",
  fr = "Non. Ce qu'on peut faire, on peut le laisser, et vous auriez choisi la carte.",
}

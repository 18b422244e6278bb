scenario "With nothing to destroy the effect does nothing" {
  game     = "metal",
  question = {
    en = "My hand and discard pile are empty. What does an effect do that destroys a card there?",
    fr = "Ma main et ma défausse sont vides. Que fait un effet qui y détruit une carte ?",
  },
  shows    = { "metal.destroy.where" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Clean Sweep" }, discard = {}, deck = { "Vulnerability" } },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

ann:plays "Clean Sweep"
expect(destroyed):is_empty()
expect(ann.deck):is { "Vulnerability" }  -- the draw pile is not what it names
ruling {
  en = "Nothing: it reaches only the places that it names.",
  fr = "Rien : il n'atteint que les lieux qu'il nomme.",
}

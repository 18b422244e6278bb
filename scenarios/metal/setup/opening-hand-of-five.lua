scenario "Everybody shuffles and draws five cards" {
  game     = "metal",
  set_up   = "shown",
  question = {
    en = "How many cards do we draw before the first turn, and who shuffles?",
    fr = "Combien de cartes pioche-t-on avant le premier tour, et qui mélange ?",
  },
  shows    = { "metal.start.shuffle-and-draw" },
}

local ann, ben, cy = players {
  { "Ann", character = "Cyborg" },
  { "Ben", character = "The Flash (oversized)" },
  { "Cy",  character = "Plastic Man (oversized)" },
}
line_up { "Steel", "Escape", "Flight", "Promethium", "Clayface" }

for _, p in ipairs { ann, ben, cy } do
  expect(p.hand):count(5)
  expect(p.deck):count(5)
  expect(p.discard):is_empty()
end
ruling {
  en = "Each player shuffles their own ten cards and draws five; five stay in the draw pile.",
  fr = "Chacun mélange ses dix cartes et en pioche cinq ; cinq restent dans la pioche.",
}

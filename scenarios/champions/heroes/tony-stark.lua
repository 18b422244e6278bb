scenario "Futurist: one of three to hand" {
  game     = "champions",
  question = {
    en = "Tony Stark looks at the top three cards of his deck. Which go where, and may he do it again?",
    fr = "Tony Stark regarde les trois cartes du dessus de son deck. Laquelle va où, et peut-il recommencer ?",
  },
  shows    = { "mc.card.tony-stark", "mc.limit.per-card" },
}
local ann = players {
  { "Ann", character = "Tony Stark", hand = {}, deck_top = { "Energy", "Mark V Armor", "Rocket Boots", "Genius" } },
}
villain { "Rhino I" }

ann:uses "Tony Stark"
refused(function() ann:chooses "Genius" end, "mc.card.tony-stark")   -- it is the fourth
ann:chooses "Mark V Armor"

expect(ann.hand):is { "Mark V Armor" }
expect(ann.discard):is { "Rocket Boots", "Energy" }
refused(function() ann:uses "Tony Stark" end, "mc.limit.per-card")
ruling {
  en = "One that he chooses goes to hand, the two others to the discard pile in the order in which they lay. Once a round.",
  fr = "Une, de son choix, va en main, les deux autres à la défausse, dans leur ordre. Une fois par round.",
}

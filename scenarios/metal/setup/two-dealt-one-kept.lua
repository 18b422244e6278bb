scenario "Each player is dealt two Super Heroes and keeps one" {
  game     = "metal",
  set_up   = "shown",
  question = {
    en = "How do we hand out the oversized Super Heroes at the start?",
    fr = "Comment distribue-t-on les grandes cartes de Super-Héros au début ?",
  },
  shows    = {
    "metal.setup.shuffle-characters", "metal.setup.deal-two-choose-one", "metal.amb.choose-character",
    "metal.setup.unused-characters-pile", "metal.setup.available-pile",
  },
}

local ann, ben = players {
  { "Ann", hand = { "Punch" }, deck = {} },
  { "Ben", hand = { "Punch" }, deck = {} },
}
line_up { "Steel", "Escape", "Flight", "Promethium", "Clayface" }

ann:chooses "Mister Terrific (oversized)"
ben:chooses "Aquaman (oversized)"
expect(ann.team):is { "Mister Terrific (oversized)" }
expect(ben.team):is { "Aquaman (oversized)" }
expect(available):count(8)
ruling {
  en = "Without Batman the ten are shuffled and each player is dealt two; both keep one at the same time, and the others are shuffled into the pile to recruit from.",
  fr = "Sans Batman, les dix sont mélangées et chacun en reçoit deux ; chacun garde la sienne en même temps, et le reste, mélangé, forme la pile où l'on recrute.",
}

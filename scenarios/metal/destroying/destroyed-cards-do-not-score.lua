scenario "Destroyed cards do not score" {
  game     = "metal",
  question = {
    en = "Ann destroyed her Batmanium in her last turn. Does it still bring her 4 points?",
    fr = "Ann a détruit son Batmanium à son dernier tour. Lui rapporte-t-il encore 4 points ?",
  },
  shows    = { "metal.destroy.pile", "metal.score.add-vp" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Clean Sweep" }, discard = { "Batmanium" }, deck = { "Punch" } },
  { "Ben", character = "The Flash (oversized)", hand = {}, deck = { "Starro" }, discard = {} },
}
line_up { "Flight", "Fair Play", "War Cry", "Black Adam" }
main_deck {}

ann:plays "Clean Sweep"
ann:destroys "Batmanium"
ann:ends_turn()
expect(ann.score):is(1)                  -- Clean Sweep
expect(ben):won()
ruling {
  en = "No. It is out of the game.",
  fr = "Non. Il est hors de la partie.",
}

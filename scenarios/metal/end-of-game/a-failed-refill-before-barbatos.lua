scenario "A failed refill ends the game before step 8" {
  game     = "metal",
  leave_out_unknown = 1,
  question = {
    en = "I beat Barbatos and left a gap that cannot be filled. Which of the two ends the game?",
    fr = "J'ai battu Barbatos et laissé un vide impossible à combler. Laquelle des deux conditions met fin à la partie ?",
  },
  shows    = { "metal.game-end.no-refill", "metal.amb.barbatos-end-step" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = {}, power = 16, discard = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "The Flash (oversized)", hand = { "Punch" }, deck = {}, discard = {} },
}
super_villains { "Barbatos" }
line_up { "Escape", "Flight", "War Cry", "Fair Play", "Black Adam" }
main_deck {}

ann:defeats "Barbatos"
ann:buys "Escape"
ann:ends_turn()
expect(game):is_over()
refused(function() ben:plays "Punch" end, "metal.game-end.no-refill")
expect(ann):won()
ruling {
  en = "The Line-Up, in step 7; Barbatos would end it after step 8. The count is the same.",
  fr = "La réserve, à l'étape 7 ; Barbatos y mettrait fin après l'étape 8. Le décompte est le même.",
}

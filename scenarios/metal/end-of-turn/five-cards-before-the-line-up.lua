scenario "The new hand is drawn before the Line-Up is filled" {
  game     = "metal",
  question = {
    en = "In other games of the series the Line-Up is filled first. And here?",
    fr = "Dans d'autres jeux de la série, la réserve est complétée d'abord. Et ici ?",
  },
  shows    = { "metal.end-turn.6-draw", "metal.end-turn.7-refill" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = {}, power = 2, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Escape", "Flight", "War Cry", "Fair Play", "Black Adam" }
main_deck:on_top { "Steel" }

ann:buys "Escape"
ann:ends_turn()
expect(log:last_move()):in_order { { ann, "draws a new hand of", 5 }, { ann, "draws", "Punch" }, { "Steel", "enters" } }
ruling {
  en = "Here you draw in step 6 and the Line-Up is filled in step 7.",
  fr = "Ici on pioche à l'étape 6, et la réserve est complétée à l'étape 7.",
}

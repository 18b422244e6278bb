scenario "A gap in the Line-Up stays until the turn is over" {
  game     = "metal",
  question = {
    en = "I bought a card. Is its place filled at once, so that I can buy the new card too?",
    fr = "J'ai acheté une carte. Sa place est-elle remplie aussitôt, pour que j'achète la nouvelle ?",
  },
  shows    = { "metal.end-turn.7-refill" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = {}, power = 6, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Escape", "Flight", "War Cry", "Fair Play", "Black Adam" }
main_deck:on_top { "Steel" }

ann:buys "Fair Play"
expect(line_up):count(4)
refused(function() ann:buys("Steel", main_deck) end, "metal.stacks.not-line-up")
ann:ends_turn()
expect(line_up):is { "Escape", "Flight", "War Cry", "Black Adam", "Steel" }
ruling {
  en = "No. Empty places are filled in step 7 of the end of your turn.",
  fr = "Non. Les places vides sont remplies à l'étape 7 de la fin de votre tour.",
}

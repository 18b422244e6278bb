scenario "The discards of the end of the turn are discards, but not in your turn" {
  game     = "metal",
  question = {
    en = "One card rewards me for discards in my turn, another for any discard. Which sees my hand and my played cards go?",
    fr = "Une carte récompense mes défausses pendant mon tour, une autre toute défausse. Laquelle voit partir ma main et mes cartes jouées ?",
  },
  shows    = { "metal.amb.end-step-discards", "metal.end-turn.3-hand" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Vulnerability", "Punch" }, in_play = { "Rag Collector", "Night Collector" },
    deck = { "Breakthrough", "Breakthrough", "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

ann:plays "Vulnerability"
ann:ends_turn()
expect(log:last_move()):in_order {     -- one for the hand, one for what was played
  { ann, "discards", "Punch" }, { ann, "draws", "Breakthrough", "by", "metal.discard.counts" },
  { ann, "discards", "Vulnerability" }, { ann, "draws", "Breakthrough", "by", "metal.discard.counts" },
}
expect(log:last_move()):has_no(ann, "has Power")
expect(ann.hand):has("Breakthrough", 2)
expect(ann.hand):count(7)
ruling {
  en = "Only the second. They are discards, but the turn is over since step 1.",
  fr = "Seulement la seconde. Ce sont des défausses, mais le tour est fini depuis l'étape 1.",
}

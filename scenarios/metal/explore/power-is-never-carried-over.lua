scenario "No Power is ever left at the beginning of a turn" {
  game     = "metal",
  question = {
    en = "Can I save Power in any way, by playing and buying in whatever order?",
    fr = "Puis-je garder de la Puissance d'une façon ou d'une autre, en jouant et achetant dans n'importe quel ordre ?",
  },
  shows    = { "metal.end-turn.5-power-lost" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Punch", "Punch" }, in_play = { "Spare Battery" }, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "The Flash (oversized)", hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
}
stacks { breakthrough = 1 }
line_up { "Escape", "Flight", "War Cry", "Fair Play", "Black Adam" }
main_deck:on_top { "Steel", "Aquaman" }

always { that(ann.power):is(0), at = "the end of a turn", within = "1 turn" }
possible { that(ann.power):is(4), within = "this turn" }
ann:plays "Punch"
ann:ends_turn()
ruling {
  en = "No. Whatever you do, what is not spent is lost in step 5.",
  fr = "Non. Quoi que vous fassiez, ce qui n'est pas dépensé est perdu à l'étape 5.",
}

scenario "Who has no Super Hero recruits one in step 2" {
  game     = "metal",
  question = {
    en = "I have no Super Hero in front of me. Do I get a new one at the end of my turn?",
    fr = "Je n'ai plus de Super-Héros devant moi. En ai-je un nouveau à la fin de mon tour ?",
  },
  shows    = { "metal.end-turn.2-recruit" },
}

as_if()   -- one is without a Super Hero at this moment only where a card has taken the last one
local ann, ben = players {
  { "Ann", team = {}, hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }
available { "Cyborg", "Mister Terrific (oversized)" }

ann:ends_turn()
ann:chooses "Mister Terrific (oversized)"
expect(ann.team):is { "Mister Terrific (oversized)" }
expect(available):is { "Cyborg" }
ruling {
  en = "Yes, in step 2, before your hand is put away: you look at two and choose one.",
  fr = "Oui, à l'étape 2, avant de défausser la main : vous en regardez deux et en choisissez un.",
}

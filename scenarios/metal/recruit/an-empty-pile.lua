scenario "With the pile empty nobody is recruited, and play goes on" {
  game     = "metal",
  question = {
    en = "My only Super Hero was Captured and the pile is empty. Am I out of the game?",
    fr = "Mon seul Super-Héros a été Capturé et la pile est épuisée. Suis-je éliminé ?",
  },
  shows    = { "metal.recruit.pile-empty", "metal.recruit.not-eliminated", "metal.end-turn.2-recruit" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Weakness", "Weakness" }, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)" }, hand = {}, deck = 9 },
}
captured { "Batman" }
available {}
line_up { "Electrum", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

possible { that(ann.team):is_empty(), within = "1 turn" }
ann:plays "Weakness"
ann:plays "Weakness"
expect(ann.team):is_empty()
ben:ends_turn()
ann:plays "Punch"
ann:plays "Punch"
ann:plays "Punch"
ann:buys "Electrum"
expect(ann.discard):has "Electrum"
ruling {
  en = "No. You recruit nobody and play on without a Super Hero.",
  fr = "Non. Vous ne recrutez personne et continuez sans Super-Héros.",
}

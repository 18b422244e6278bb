scenario "Who has a Super Hero does not recruit at the end of the turn" {
  game     = "metal",
  question = {
    en = "I end my turn with one Super Hero in front of me. May I recruit another in step 2?",
    fr = "Je finis mon tour avec un Super-Héros devant moi. Puis-je en recruter un autre à l'étape 2 ?",
  },
  shows    = { "metal.end-turn.1-announce" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", team = { "Hal Jordan (oversized)" } },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

always { that(ann.team):count(1), within = "1 turn" }
ann:ends_turn()
expect(ann.team):is { "Cyborg" }
ruling {
  en = "No. You recruit there only if you have none.",
  fr = "Non. Vous n'y recrutez que si vous n'en avez aucun.",
}

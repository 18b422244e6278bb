scenario "Who has a Super Hero does not recruit at the end of the turn" {
  game     = "metal",
  question = {
    en = "I end my turn with one Super Hero in front of me. May I recruit another in step 2?",
    fr = "Je finis mon tour avec un Super-Héros devant moi. Puis-je en recruter un autre à l'étape 2 ?",
  },
  shows    = { "metal.end-turn.2-recruit" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", team = {}, hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {}, score_pile = { "Weakness" } },
}
captured { "Batman", "Hal Jordan (oversized)" }
available { "Aquaman (oversized)" }
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

always { that(ann.team):count(1), within = "1 turn" }
ann:ends_turn()
expect(log:last_move()):has_no(ann, "recruit")
expect(ann.team):is { "Cyborg" }
ben:ends_turn()                        -- he has none, and so he recruits in step 2
expect(log:last_move()):has(ben, "recruit", "by", "metal.end-turn.2-recruit")
expect(ben.team):is { "Aquaman (oversized)" }
ruling {
  en = "No. You recruit there only if you have none.",
  fr = "Non. Vous n'y recrutez que si vous n'en avez aucun.",
}

scenario "No valid choice, no ability" {
  game     = "champions",
  question = { en = "My only ally is ready. May I play Get Ready just to be rid of it?", fr = "Mon seul allié est redressé. Puis-je jouer Se Préparer juste pour m'en défaire ?" },
  shows    = { "mc.choose.no-choice-no-ability" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Get Ready", "Energy" }, in_play = { "Maria Hill" } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 4 } }

refused(function() ann:plays "Get Ready" end, "mc.choose.no-choice-no-ability")
ann:thwarts_with "Maria Hill"
expect(ann):may("plays", "Get Ready")
ann:plays "Get Ready"
expect(ann.in_play:exhausted "Maria Hill"):is(0)

ruling {
  en = "No. There is no exhausted ally to choose, so it cannot be played. Once Maria Hill has exhausted, it can.",
  fr = "Non. Aucun allié incliné ne peut être choisi, donc on ne peut pas la jouer. Une fois Maria Hill inclinée, c'est possible.",
}

scenario "A new round allows a new change of form" {
  game     = "champions",
  question = {
    en = "I changed form by choice in the last round. May I flip back now that a new round has begun?",
    fr = "J'ai changé de forme de mon plein gré au round précédent. Puis-je revenir maintenant qu'un nouveau round a commencé ?",
  },
  shows    = { "mc.form.once-per-round", "mc.player-turn.change-form" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Carol Danvers", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Haymaker", "Haymaker" } },
}
villain { { "Rhino I", damage = 4, stunned = true } }
encounter_deck:on_top { "Hard to Keep Down" }

ann:changes_form()
expect(ann.identity):is { "Captain Marvel" }
ann:ends_turn()

expect(game.round):is(2)
ann:changes_form()
expect(ann.identity):is { "Carol Danvers" }
expect(ann):may_not("changes_form")              -- and that was the one of the second round
ruling {
  en = "Yes. Each round gives you one change of form of your own choice; the one of the last round does not count in this one.",
  fr = "Oui. Chaque round vous donne un changement de forme de votre plein gré ; celui du round précédent ne compte pas dans celui-ci.",
}

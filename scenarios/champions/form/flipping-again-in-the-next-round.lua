scenario "A new round allows a new change of form" {
  game     = "champions",
  question = {
    en = "I flipped to my hero in the last round, and a new round has begun. May I flip back to my alter ego now?",
    fr = "Je suis passée en héros au round précédent, et un nouveau round a commencé. Puis-je revenir en alter ego maintenant ?",
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

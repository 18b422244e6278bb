scenario "A flip by a card is not the flip of the turn" {
  game     = "champions",
  question = {
    en = "Split Personality has turned me into Jennifer Walters. May I still change form this turn?",
    fr = "Personnalité divisée m'a fait passer en Jennifer Walters. Puis-je encore changer de forme ce tour-ci ?",
  },
  shows    = { "mc.form.card-flips-do-not-count" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = { "Split Personality", "Energy", "Strength" }, deck_top = { "Genius", "Haymaker", "Haymaker", "Haymaker", "Uppercut", "Uppercut" } },
}
villain { "Rhino I" }

ann:plays "Split Personality"
ann:pays_with "Energy"
expect(ann.identity):is { "Jennifer Walters" }
expect(ann):may("changes_form")
ann:changes_form()
ann:declines "She-Hulk"                             -- the 2 damage She-Hulk may deal when she appears

expect(ann.identity):is { "She-Hulk" }
expect(ann):may_not("changes_form")                 -- that was the one of this round
ruling {
  en = "Yes. Only the change of form chosen as a turn option counts; the one made by the event does not use it up.",
  fr = "Oui. Seul compte le changement de forme choisi comme option du tour ; celui de l'événement ne l'utilise pas.",
}

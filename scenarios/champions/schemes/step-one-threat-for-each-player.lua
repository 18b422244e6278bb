scenario "Step one places the main scheme's threat" {
  game     = "champions",
  question = {
    en = "Two of us play The Break-In!, whose acceleration field says 1 per player. What happens in step one of the villain phase?",
    fr = "Nous jouons L'Effraction ! à deux ; son champ d'accélération dit 1 par joueur. Que se passe-t-il à l'étape un de la phase du méchant ?",
  },
  shows    = { "mc.main-scheme.step-one-threat" },
}
local ann, ben = players {
  { "Ann", character = "Captain Marvel", hand = {}, deck_top = { "Energy", "Haymaker", "Get Ready", "Inspired", "Hawkeye" } },
  { "Ben", character = "She-Hulk", hand = {}, deck_top = { "Energy", "Haymaker", "Uppercut", "Tigra" } },
}
villain { { "Rhino I", stunned = true } }
main_scheme { { "The Break-In!", threat = 3 } }
encounter_deck:on_top { "Hard to Keep Down", "\"I'm Tough\"", "False Alarm" }

ann:ends_turn()
ben:ends_turn()
expect(main_scheme:threat "The Break-In!"):is(5)   -- Rhino attacks She-Hulk next
ann:declines()
ben:declines()
expect(main_scheme:threat "The Break-In!"):is(5)
ruling {
  en = "2 threat is placed on it, one for each player.",
  fr = "2 menaces y sont placées, une par joueur.",
}

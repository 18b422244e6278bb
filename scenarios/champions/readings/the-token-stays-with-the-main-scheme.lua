scenario "The acceleration token goes to the main scheme" {
  game     = "champions",
  question = {
    en = "The encounter deck runs out, and we get an acceleration token. Where is it put, and does it count each round?",
    fr = "Le deck Rencontre est épuisé et nous recevons un pion Accélération. Où le met-on, et compte-t-il à chaque round ?",
  },
  shows    = { "mc.amb.acceleration-token-where" },
  windows = "pass",
}
local ann = players {
  { "Ann", character = "Black Panther", hand = {}, in_play = { "Luke Cage" },
    deck_top = { "Helicarrier", "Vibranium", "Wakanda Forever! (energy)", "The Power of Protection", "First Aid" } },
}
villain { { "Rhino I", stunned = true } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck { "Charge" }
encounter_discard { "Hard to Keep Down", "\"I'm Tough\"", "Crowd Control" }

ann:ends_turn()
expect(game.acceleration):is(1)
expect(main_scheme:threat "The Break-In!"):is(1)
ann:ends_turn()
ann:declines "discards"                 -- keeps the hand
ann:declines "defends_with"             -- no defender
expect(main_scheme:threat "The Break-In!"):is(3)
ruling {
  en = "By the main scheme, and it stays: from the next round on 1 more threat is placed in step one.",
  fr = "Près de la manigance principale, et il y reste : dès le round suivant, 1 menace de plus est placée à l'étape un.",
}

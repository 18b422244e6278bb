scenario "Imminent Overload grows with the players" {
  game     = "champions",
  question = {
    en = "Imminent Overload is revealed in a game of two. How much threat lies on it, and what does its icon do?",
    fr = "Surchage Imminente est révélée dans une partie à deux. Combien de menace porte-t-elle, et que fait son icône ?",
  },
  shows    = { "mc.card.imminent-overload" },
}
local ann, ben = players {
  { "Ann", character = "Iron Man", hand = {}, in_play = {}, nemesis = {} },
  { "Ben", character = "Peter Parker", hand = { "Energy", "Genius", "Strength", "Backflip", "Aunt May", "Spider-Tracer" } },
}
villain { { "Rhino I", stunned = true, confused = true } }
encounter_deck:on_top { "Imminent Overload", "Crowd Control" }

ann:ends_turn()
ben:ends_turn()
ben:declines "discards"

expect(side_schemes:threat "Surcharge Imminente"):is(5)      -- as its French name, which is misprinted, should be spelt
expect(main_scheme:threat "The Break-In! 1B"):is(2)
ben:ends_turn()
ann:ends_turn()
until_step "villain phase, step 2"
ben:declines "discards"
ann:declines "discards"
expect(main_scheme:threat "The Break-In! 1B"):is(5)     -- 1 per player, and 1 for the icon
ruling {
  en = "3 and 1 more for each player: 5. As long as it is in play, one more threat comes on the main scheme in step one.",
  fr = "3, plus 1 par joueur : 5. Tant qu'elle est en jeu, la manigance principale reçoit 1 menace de plus à l'étape un.",
}

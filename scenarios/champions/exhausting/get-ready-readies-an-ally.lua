scenario "A card stays exhausted until an ability or a step of the game readies it" {
  game     = "champions",
  question = {
    en = "Maria Hill and Carol Danvers are both exhausted. What readies them, and when?",
    fr = "Maria Hill et Carol Danvers sont toutes deux inclinées. Qu'est-ce qui les redresse, et quand ?",
  },
  shows    = { "mc.exhausted.readied-by" },
}
local ann = players {
  { "Ann", identity = { { "Carol Danvers", exhausted = true } }, hand = { "Get Ready" }, deck_top = { "Energy", "Haymaker", "Inspired", "Hawkeye", "Vision", "Strength" }, in_play = { { "Maria Hill", exhausted = true } } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 4 } }
encounter_deck:on_top { "Hard to Keep Down", "False Alarm" }

ann:plays "Get Ready"
expect(ann.in_play:exhausted "Maria Hill"):is(0)
expect(ann.identity:exhausted "Carol Danvers"):is(1)

ann:thwarts_with "Maria Hill"
ann:ends_turn()
expect(ann.in_play:exhausted "Maria Hill"):is(0)
expect(ann.identity:exhausted "Carol Danvers"):is(0)
ruling {
  en = "Get Ready readies Maria Hill at once; Carol Danvers waits for the end of the player phase, when all cards of the players are readied.",
  fr = "Se Préparer redresse Maria Hill aussitôt ; Carol Danvers attend la fin de la phase des joueurs, quand toutes les cartes des joueurs sont redressées.",
}

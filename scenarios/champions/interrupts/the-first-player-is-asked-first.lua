scenario "Interrupts are offered to the first player first, wherever that player sits" {
  game     = "champions",
  first    = "Ben",
  question = {
    en = "Ben holds the first player token, and both of us have an Emergency. Rhino schemes: which of us is asked first, and what if he passes?",
    fr = "Ben a le jeton premier joueur, et nous avons chacun une Urgence. Rhino manigance : qui de nous deux est interrogé d'abord, et s'il passe ?",
  },
  shows    = { "mc.interrupt.imminent-in-order", "mc.interrupt.several" },
}
local ann, ben = players {
  { "Ann", character = "Carol Danvers", hand = {}, deck_top = { "Emergency", "Haymaker", "Get Ready", "Inspired", "Hawkeye", "Maria Hill" } },
  { "Ben", character = "Peter Parker", hand = {}, deck_top = { "Emergency", "Energy", "Aunt May", "Strength", "Genius", "Helicarrier" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Charge", "Hard to Keep Down", "\"I'm Tough\"", "False Alarm" }

ben:ends_turn()
ann:ends_turn()
expect(ben):must_choose { "plays Emergency", "declines" }   -- Ben first,
ben:declines()
ann:plays "Emergency"                                       -- then Ann,
expect(ben):must_choose { "plays Emergency", "declines" }   -- then Ben again
ben:plays "Emergency"

expect(main_scheme:threat "The Break-In!"):is(4)   -- 2 of step one, 1 + 2 - 2 now, 1 when Rhino schemes for Ann

ruling {
  en = "Ben, who holds the token; then you. After your Emergency the question comes back to him, and he may still play his.",
  fr = "Ben, qui a le jeton ; puis vous. Après votre Urgence, la question lui revient, et il peut encore jouer la sienne.",
}

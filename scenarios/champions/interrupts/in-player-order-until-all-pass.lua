scenario "Interrupts are offered in player order until all have passed in a row" {
  game     = "champions",
  question = {
    en = "Rhino schemes and two of us hold an Emergency. I pass, then Ben plays his. Am I asked again?",
    fr = "Rhino manigance et nous sommes deux à tenir Urgence. Je passe, puis Ben joue la sienne. Suis-je de nouveau interrogé ?",
  },
  shows    = { "mc.interrupt.imminent-in-order" },
}
local ann, ben = players {
  { "Ann", character = "Peter Parker", hand = {}, deck_top = { "Emergency", "Energy", "Aunt May", "Strength", "Genius", "Helicarrier" } },
  { "Ben", character = "Carol Danvers", hand = {}, deck_top = { "Emergency", "Haymaker", "Get Ready", "Inspired", "Hawkeye", "Maria Hill" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Charge", "Hard to Keep Down", "\"I'm Tough\"", "False Alarm" }

ann:ends_turn()
ben:ends_turn()
ann:declines()                          -- Rhino is about to scheme: Ann is asked first,
ben:plays "Emergency"                   -- then Ben,
expect(ann):must_choose { "plays Emergency", "declines" }   -- then Ann again
ann:plays "Emergency"

expect(main_scheme:threat "The Break-In!"):is(4)   -- 2 of step one, 1 + 2 - 2 now, 1 when Rhino schemes for Ben

ruling {
  en = "Yes. After every use the question goes round again, and it ends only when all have passed in a row: both Emergencies may be played, and the scheme places 1 threat.",
  fr = "Oui. Après chaque utilisation, la question refait le tour, et ne s'arrête que si tout le monde passe d'affilée : les deux Urgence peuvent être jouées, et la manigance place 1 menace.",
}

scenario "A revealed side scheme lies beside the main scheme with its starting threat" {
  game     = "champions",
  question = {
    en = "Two of us play and I reveal Crowd Control. Where does it go, and with how much threat?",
    fr = "Nous jouons à deux et je révèle Contrôler la Foule. Où va-t-elle, et avec combien de menace ?",
  },
  shows    = { "mc.side-scheme.enters-beside-main", "mc.side-scheme.starting-threat" },
}
local ann, ben = players {
  { "Ann", character = "Peter Parker", hand = {}, deck_top = { "Genius", "Energy", "Strength", "Helicarrier", "Haymaker", "Aunt May" } },
  { "Ben", character = "Carol Danvers", hand = {}, deck_top = { "Energy", "Haymaker", "Get Ready", "Inspired", "Hawkeye", "Maria Hill" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Hard to Keep Down", "Advance", "Crowd Control", "False Alarm" }

ann:ends_turn()
ben:ends_turn()

expect(side_schemes):is { "Crowd Control" }
expect(side_schemes:threat "Crowd Control"):is(4)
expect(ann.engaged):is_empty()
ruling {
  en = "Beside the main scheme, engaged with nobody, with its printed 2 threat per player: 4.",
  fr = "À côté de la manigance principale, engagée avec personne, avec ses 2 menaces par joueur imprimées : 4.",
}

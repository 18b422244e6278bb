scenario "A villain's scheme: a boost card, its icons, then the threat" {
  game     = "champions",
  question = {
    en = "Rhino, SCH 1, schemes and his boost card is Charge, with two boost icons. How much threat is placed?",
    fr = "Rhino, MNG 1, manigance et sa carte Boost est Charge, qui a deux icônes de boost. Combien de menaces sont placées ?",
  },
  shows    = { "mc.enemy-scheme.1-boost", "mc.enemy-scheme.2-flip", "mc.enemy-scheme.3-threat" },
}
local ann = players {
  { "Ann", character = "Peter Parker", hand = {}, deck_top = { "Genius", "Energy", "Strength", "Helicarrier", "Haymaker", "Aunt May" } },
}
villain { "Rhino I" }
encounter_deck { "Charge", "False Alarm", "Stampede" }

ann:ends_turn()

expect(main_scheme:threat "The Break-In!"):is(4)   -- 1 of step one, then 1 + 2
expect(encounter_discard):is { "Charge", "False Alarm" }
expect(encounter_deck):is { "Stampede" }
ruling {
  en = "3: he gets a facedown card from the encounter deck, it is turned up and its two icons are added to his SCH, and that much threat goes on the main scheme.",
  fr = "3 : il reçoit une carte face cachée du deck Rencontre, on la retourne, ses deux icônes s'ajoutent à sa MNG, et autant de menaces vont sur la manigance principale.",
}

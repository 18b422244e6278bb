scenario "A minion schemes without a boost card" {
  game     = "champions",
  question = {
    en = "Shocker, SCH 1, is engaged with me in alter-ego form. Does he get a boost card when he schemes?",
    fr = "Shocker, MNG 1, est engagé avec moi, sous ma forme d'alter ego. Reçoit-il une carte Boost quand il manigance ?",
  },
  shows    = { "mc.enemy-scheme.1-minion-skips", "mc.enemy-scheme.2-minion-skips" },
}
local ann = players {
  { "Ann", character = "Peter Parker", hand = {}, deck_top = { "Genius", "Energy", "Strength", "Helicarrier", "Haymaker", "Aunt May" }, engaged = { "Shocker" } },
}
villain { { "Rhino I", confused = true } }
encounter_deck { "False Alarm", "Charge" }

ann:ends_turn()

expect(main_scheme:threat "The Break-In!"):is(2)   -- 1 of step one, 1 of Shocker
expect(encounter_deck):is { "Charge" }             -- False Alarm was dealt, nothing else was used
ruling {
  en = "No. Only a villain gets one: Shocker places exactly 1 threat, and takes no card from the encounter deck.",
  fr = "Non. Seul un méchant en reçoit une : Shocker place exactement 1 menace, et ne prend aucune carte du deck Rencontre.",
}

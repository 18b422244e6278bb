scenario "Whoever defends has been attacked" {
  game     = "champions",
  question = {
    en = "Rhino attacks me and Ben's Black Panther defends. Both of us hold Counter-Punch: who may play it?",
    fr = "Rhino m'attaque et le Black Panther de Ben défend. Nous tenons tous les deux Contre-Attaque au Poing : qui peut la jouer ?",
  },
  shows    = { "mc.enemy-attack.2-defender-becomes-target", "mc.defend.defending-for-another" },
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = {}, deck_top = { "Counter-Punch", "Energy", "Strength", "Aunt May", "Genius" } },
  { "Ben", character = "Black Panther", hand = {}, deck_top = { "Counter-Punch", "Energy", "Strength", "Vibranium", "Vibranium" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Advance", "Advance", "Hard to Keep Down", "Charge" }

ann:ends_turn()
ben:ends_turn()
ann:declines()                          -- Spider-Sense
ann:declines()                          -- Ann does not defend,
ben:defends_with "Black Panther"        -- Ben does
expect(ben):must_choose { "plays Counter-Punch", "declines" }
ben:plays "Counter-Punch"
expect(villain:damage "Rhino"):is(3)    -- Retaliate 1 and Counter-Punch 2
expect(ann.hand):has "Counter-Punch"
ann:declines()                          -- Rhino attacks Ben: no defender
expect(ben.identity:damage "Black Panther"):is(2)
ruling {
  en = "Only Ben. By defending he became the one who was attacked.",
  fr = "Seulement Ben. En défendant, il est devenu celui qui a été attaqué.",
}

scenario "No actions in the villain phase" {
  game     = "champions",
  question = {
    en = "Rhino is attacking. May I use my Tac Team, an action, before the damage?",
    fr = "Rhino attaque. Puis-je utiliser mon Équipe Tactique, une action, avant les dégâts ?",
  },
  shows    = { "mc.amb.action-outside-turns" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, in_play = { { "Tac Team", counters = 3 } }, deck_top = { "Energy", "Genius", "Strength", "Gamma Slam" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Advance", "Charge" }

ann:ends_turn()
refused(function() ann:uses "Tac Team" end, "mc.amb.action-outside-turns")
ann:declines()

expect(ann.in_play:counters "Tac Team"):is(3)
expect(villain:damage "Rhino"):is(0)
ruling {
  en = "No. Actions belong to the turns of the players; in the villain phase only interrupts and responses help.",
  fr = "Non. Les actions appartiennent aux tours des joueurs ; pendant la phase du méchant, seules les interruptions et les réponses aident.",
}

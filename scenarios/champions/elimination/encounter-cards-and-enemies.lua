scenario "An eliminated player's enemies move on, the dealt cards do not" {
  game     = "champions",
  question = {
    en = "Ben is eliminated with two encounter cards facedown and a wounded, stunned Hydra Mercenary engaged. What becomes of them?",
    fr = "Ben est éliminé avec deux cartes Rencontre face cachée et un Mercenaire d'Hydra blessé et sonné engagé avec lui. Que deviennent-ils ?",
  },
  shows    = { "mc.elimination.encounter-cards-discarded", "mc.elimination.enemies-move-on", "mc.elimination.others-continue" },
  windows  = "pass",
}
local ann, ben, cal = players {
  { "Ann", character = "Captain Marvel", hand = {} },
  { "Ben", character = "She-Hulk", identity = { { "She-Hulk", damage = 14 } }, hand = {}, in_play = { "Focused Rage" },
    engaged = { { "Hydra Mercenary", damage = 2, stunned = true } }, dealt = { "Advance", "Sandman" } },
  { "Cal", character = "Peter Parker", hand = {} },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 2 } }

ann:asks "Ben"
ben:uses "Focused Rage"                                     -- its cost is 1 damage to She-Hulk

expect(encounter_discard):has "Advance"
expect(encounter_discard):has "Sandman"
expect(main_scheme:threat "The Break-In!"):is(2)            -- Advance had no effect
expect(cal.engaged):is { "Hydra Mercenary" }
expect(cal.engaged:damage "Hydra Mercenary"):is(2)
expect(cal.engaged:stunned "Hydra Mercenary"):is(1)
expect(game):goes_on()
expect(ann.engaged):is_empty()
expect(ann):is_on_turn()
ruling {
  en = "The facedown cards are discarded without being resolved. The Mercenary engages Cal, the next player clockwise, as he is: 2 damage and stunned. Ann and Cal play on.",
  fr = "Les cartes face cachée sont défaussées sans être résolues. Le Mercenaire s'engage avec Cal, le joueur suivant dans le sens horaire, tel qu'il est : 2 dégâts et sonné. Ann et Cal continuent.",
}

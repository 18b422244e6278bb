scenario "Charge goes with the attack, the horn stays for the next stage" {
  game     = "champions",
  question = {
    en = "Rhino I attacks Black Panther with Charge and his Ivory Horn, and Retaliate takes his last hit point. What does Rhino II have on him as he comes up?",
    fr = "Rhino I attaque Black Panther avec Charge et sa Corne en Ivoire, et la Riposte lui prend son dernier point de vie. Que porte Rhino II quand il arrive ?",
  },
  shows    = { "mc.delayed-effect.resolves-at-once", "mc.amb.retaliate-timing", "mc.defeat-villain.carried-over" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Black Panther", hand = {}, deck_top = { "Vibranium", "Vibranium", "Vibranium", "Genius", "Strength" } },
}
villain { { "Rhino I", damage = 13, with = { "Charge", "Enhanced Ivory Horn" } } }
encounter_deck:on_top { "Advance", "Crowd Control" }
encounter_discard { "Breakin' & Takin'" }

shuffle_gives { "Crowd Control", "Hydra Mercenary" }
ann:ends_turn()
ann:declines "defends_with"                          -- nobody defends

expect(ann.identity:damage "Black Panther"):is(6)
expect(villain):is { "Rhino II" }
expect(attachments):is { "Enhanced Ivory Horn" }
expect(villain:atk "Rhino II"):is(4)
expect(villain:hit_points "Rhino II"):is(15)
ruling {
  en = "The horn only. Charge is discarded the moment the attack ends, before Retaliate answers that attack; the horn is still there when the stage changes, and stays with the new one.",
  fr = "La corne seulement. Charge est défaussée à l'instant où l'attaque finit, avant que la Riposte réponde à cette attaque ; la corne est encore là quand le stade change, et reste avec le nouveau.",
}

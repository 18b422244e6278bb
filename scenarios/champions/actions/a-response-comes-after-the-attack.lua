scenario "Counter-Punch comes after the enemy's attack" {
  game     = "champions",
  question = {
    en = "Sandman, nearly beaten, attacks me. Can I knock him out with Counter-Punch before his damage counts?",
    fr = "L'Homme-Sable, presque vaincu, m'attaque. Puis-je le mettre hors de combat avec Contre-Attaque au Poing avant que ses dégâts comptent ?",
  },
  shows    = { "mc.after.just-concluded" },
}
local ann = players {
  { "Ann", character = "Black Panther", hand = { "Counter-Punch" }, engaged = { { "Sandman", damage = 1 } }, deck_top = { "Energy", "Genius", "Strength", "Vibranium" } },
}
villain { { "Rhino I", damage = 4, stunned = true } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Hard to Keep Down" }

ann:ends_turn()
ann:declines()                                   -- she keeps her hand
refused(function() ann:plays "Counter-Punch" end, "mc.enemy-attack.2-declare-defender")   -- too early: the attack goes on
ann:defends_with "Black Panther"
expect(ann.identity:damage "Black Panther"):is(1)              -- Sandman's 3, less DEF 2: it has counted already
ann:plays "Counter-Punch"
expect(ann.engaged):is_empty()                                 -- Retaliate 1, then Counter-Punch 2
expect(encounter_discard):has("Sandman", 1)
ruling {
  en = "No. It says \"after\": you play it once the attack has concluded, so you have taken the damage by then.",
  fr = "Non. Elle dit « après » : vous la jouez une fois l'attaque terminée ; vous avez alors déjà subi les dégâts.",
}

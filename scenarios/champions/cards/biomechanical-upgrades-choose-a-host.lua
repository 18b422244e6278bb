scenario "Where Biomechanical Upgrades go" {
  game     = "champions",
  at       = "villain phase, step 4",
  question = {
    en = "M.O.D.O.K. bears Biomechanical Upgrades already. Ben reveals another copy: Sandman is engaged with me, Ben has a Hydra Soldier and Shocker. Who gets it, and who says so?",
    fr = "MODOK porte déjà des Améliorations Biomécaniques. Ben en révèle un autre exemplaire : L'Homme-Sable est engagé avec moi, Ben a un Soldat d'Hydra et Shocker. Qui le reçoit, et qui le dit ?",
  },
  shows    = { "mc.card.biomechanical-upgrades", "mc.first-player.picks-target", "mc.keywords.surge" },
  windows  = "pass",
}
local ann, ben = players {
  { "Ann", character = "Peter Parker", hand = {}, engaged = { "Sandman" } },
  { "Ben", character = "Carol Danvers", hand = {}, engaged = { { "M.O.D.O.K.", with = { "Biomechanical Upgrades" } }, "Hydra Soldier", "Shocker" }, dealt = { "Biomechanical Upgrades" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Advance" }

expect(ann):must_choose { "chooses Sandman", "chooses Hydra Soldier" }
ann:chooses "Hydra Soldier"
expect(log):has("Biomechanical Upgrades", "is attached to", "Hydra Soldier")
expect(attachments):is { "Biomechanical Upgrades", "Biomechanical Upgrades" }
expect(encounter_discard):has "Advance"                  -- surge
ruling {
  en = "Of the minions that bear none, Sandman and the Soldier have the most printed hit points, 4; the first player picks. Shocker has 3. Then the surge reveals another card.",
  fr = "Parmi les sbires qui n'en portent pas, L'Homme-Sable et le Soldat ont le plus de points de vie imprimés, 4 ; le premier joueur désigne. Shocker en a 3. Puis Renfort révèle une autre carte.",
}

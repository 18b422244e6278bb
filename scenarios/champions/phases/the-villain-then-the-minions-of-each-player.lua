scenario "The villain comes to each player, with that player's minions" {
  game     = "champions",
  question = {
    en = "Hydra Bomber and Shocker are engaged with me, none with Ben, and we are both in alter-ego form. Who activates in step two, and in which order?",
    fr = "Un Poseur de Bombe d'Hydra et Shocker sont engagés avec moi, aucun avec Ben, et nous sommes tous deux en alter ego. Qui s'active à l'étape 2, et dans quel ordre ?",
  },
  shows    = { "mc.villain-phase.2-villain-per-player", "mc.villain-phase.2-minions" },
}
local ann, ben = players {
  { "Ann", character = "Peter Parker", hand = {}, engaged = { "Hydra Bomber", "Shocker" } },
  { "Ben", character = "Carol Danvers", hand = {} },
}
villain { "Rhino I" }
encounter_deck:on_top { "Advance", "Advance", "Hydra Mercenary", "Sandman" }

ann:ends_turn()
ben:ends_turn()
expect(main_scheme:threat "The Break-In!"):is(3) -- two in step one, one by Rhino
ann:chooses "Shocker"
expect(main_scheme:threat "The Break-In!"):is(6) -- Shocker, the Bomber, and Rhino once more
expect(log):in_order { { "Rhino I", "schemes" }, { "Shocker", "schemes" }, { "Hydra Bomber", "schemes" }, { "Rhino I", "schemes" } }
expect(log):count(2, "Rhino I", "schemes")
ruling {
  en = "Rhino against you, then your two minions, then Rhino against Ben: one activation of the villain for each player.",
  fr = "Rhino contre vous, puis vos deux sbires, puis Rhino contre Ben : le méchant s'active une fois par joueur.",
}

scenario "A cancelled effect never starts" {
  game     = "champions",
  question = {
    en = "I cancel Advance with Enhanced Spider-Sense. Does Rhino still get a boost card for the scheme?",
    fr = "J'annule Avancée avec Sens d'Araignée Améliorés. Rhino reçoit-il tout de même une carte Boost pour la manigance ?",
  },
  shows    = { "mc.cancel.before-initiation" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Enhanced Spider-Sense", "Energy", "Genius", "Strength", "Haymaker" }, dealt = { "Advance" } },
}
villain { { "Rhino I", damage = 4 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck { "Assault", "Hard to Keep Down", "Charge", "Shocker" }

ann:ends_turn()
ann:declines()                                   -- she keeps her hand
ann:declines()                                   -- no card for the attack
ann:declines()                                   -- nobody defends
ann:plays "Enhanced Spider-Sense"
ann:pays_with "Energy"
expect(main_scheme:threat "The Break-In!"):is(1)               -- only the threat of the phase
expect(encounter_deck):is { "Charge", "Shocker" }              -- no boost card was given for it
ruling {
  en = "No. Cancelling stops the effect just before it starts, so he does not scheme at all.",
  fr = "Non. Annuler arrête l'effet juste avant qu'il commence : il ne manigance pas du tout.",
}

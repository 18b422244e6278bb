scenario "An effect until the end of the phase is not started in the next one" {
  game     = "champions",
  question = {
    en = "Rhino is attacking me. May I play Lead from the Front now, to have its bonus in the villain phase?",
    fr = "Rhino est en train de m'attaquer. Puis-je jouer Commander en Première Ligne maintenant, pour avoir son bonus pendant la phase du méchant ?",
  },
  shows    = { "mc.lasting-effect.only-within-period" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Lead from the Front", "Energy" }, deck_top = { "Photonic Blast", "Photonic Blast", "Photonic Blast" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Hard to Keep Down", "Hydra Mercenary" }

expect(ann):may("plays", "Lead from the Front")
ann:ends_turn()
ann:declines "discards"                                     -- discards nothing
refused(function() ann:plays "Lead from the Front" end, "mc.lasting-effect.only-within-period")
ann:declines "defends_with"                                 -- nobody defends

expect(ann.hand):has "Lead from the Front"
expect(ann.identity:atk "Captain Marvel"):is(2)
ruling {
  en = "No. As an action it belongs to a player's turn, and its bonus, which ends with the player phase, can only be started in that phase.",
  fr = "Non. C'est une action, réservée aux tours des joueurs, et son bonus, qui s'arrête à la fin de la phase des joueurs, ne peut être lancé que pendant cette phase.",
}

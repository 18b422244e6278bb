scenario "A minion is spared while another one waits for its defeat" {
  game     = "champions",
  question = {
    en = "Ground Stomp deals the last damage to a Hydra Mercenary with Biomechanical Upgrades and to a Hydra Soldier. I have the Mercenary first. Is the Soldier's defeat still mine, by my attack, when the Upgrades are discarded?",
    fr = "Piétinement inflige les derniers dégâts à un Mercenaire d'Hydra portant Améliorations Biomécaniques et à un Soldat d'Hydra. Je commence par le Mercenaire. La défaite du Soldat est-elle encore la mienne quand les Améliorations sont défaussées ?",
  },
  shows    = { "mc.simultaneous.first-player-orders", "mc.first-player.orders-effects", "mc.card.biomechanical-upgrades" },
  legions_of_hydra = 1, doomsday_chair = 1,
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = { "Ground Stomp", "Strength" }, in_play = { "Interrogation Room" },
    engaged = { { "Hydra Mercenary", damage = 2, with = { "Biomechanical Upgrades" } }, { "Hydra Soldier", damage = 3 }, { "Hydra Soldier", damage = 3 } } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 3 } }
encounter_deck:on_top { "Advance", "Charge" }

ann:plays "Ground Stomp"
ann:chooses "Hydra Mercenary"
expect(ann.engaged):is { "Hydra Mercenary", "Hydra Soldier", "Hydra Soldier" }   -- the Upgrades have gone, the Soldiers wait
ann:chooses "Hydra Soldier#1"
ann:uses "Interrogation Room"                                   -- the first Soldier is defeated by her
expect(ann.engaged):is { "Hydra Mercenary" }
expect(main_scheme:threat "The Break-In! 1B"):is(2)
expect(ann.dealt):is { "Advance", "Charge" }
expect(log):has_no("Hydra Soldier", "by", "mc.amb.lost-hit-points-kill")
ruling {
  en = "Yes. All were damaged together, so each waits for its own defeat: that the Upgrades leave play takes no hit points from the Soldiers. They are defeated by your attack.",
  fr = "Oui. Tous ont subi leurs dégâts ensemble et chacun attend sa propre défaite : que les Améliorations quittent le jeu ne retire aucun point de vie aux Soldats. C'est votre attaque qui les vainc.",
}

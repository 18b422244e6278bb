scenario "A minion is spared while another one waits for its defeat" {
  game     = "champions",
  question = {
    en = "Ground Stomp deals the last damage to a Hydra Mercenary with Biomechanical Upgrades and to two Hydra Soldiers. I have the Mercenary first. Do I still defeat the Soldiers, by a card that I play, when the Upgrades are discarded?",
    fr = "Piétinement inflige les derniers dégâts à un Mercenaire d'Hydra portant Améliorations Biomécaniques et à deux Soldats d'Hydra. Je commence par le Mercenaire. Est-ce encore moi qui vaincs les Soldats, par une carte que je joue, quand les Améliorations sont défaussées ?",
  },
  shows    = { "mc.simultaneous.first-player-orders", "mc.first-player.orders-effects", "mc.card.biomechanical-upgrades", "mc.amb.you-defeat" },
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
ann:uses "Interrogation Room"                                   -- both Soldiers have been defeated by her
expect(ann.engaged):is { "Hydra Mercenary" }
expect(main_scheme:threat "The Break-In! 1B"):is(2)
expect(ann.dealt):is { "Advance", "Charge" }
expect(log):has_no("Hydra Soldier", "by", "mc.amb.lost-hit-points-kill")
ruling {
  en = "Yes. All were damaged together, so each waits for its own defeat: that the Upgrades leave play takes no hit points from the Soldiers. You defeat them, by a card that you play.",
  fr = "Oui. Tous ont subi leurs dégâts ensemble et chacun attend sa propre défaite : que les Améliorations quittent le jeu ne retire aucun point de vie aux Soldats. C'est vous qui les vainquez, par une carte que vous jouez.",
}

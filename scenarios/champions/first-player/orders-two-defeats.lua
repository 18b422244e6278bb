scenario "Two Hydra Soldiers fall to one Ground Stomp" {
  game     = "champions",
  question = {
    en = "My Ground Stomp defeats two Hydra Soldiers, one engaged with Ann, who is first player, and one with me. Who gets which encounter card?",
    fr = "Mon Piétinement vainc deux Soldats d'Hydra, l'un engagé avec Ann, premier joueur, l'autre avec moi. Qui reçoit quelle carte Rencontre ?",
  },
  shows    = { "mc.simultaneous.first-player-orders", "mc.first-player.orders-effects", "mc.card.hydra-soldier", "mc.card.ground-stomp" },
  legions_of_hydra = 1,
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = {}, engaged = { { "Hydra Soldier", damage = 3 } } },
  { "Ben", character = "She-Hulk", hand = { "Ground Stomp", "Genius" }, engaged = { { "Hydra Soldier", damage = 3 } } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Advance", "Charge" }

ann:ends_turn()
ben:plays "Ground Stomp"
-- the damage lies on everybody before anybody is defeated
expect(villain:damage "Rhino I"):is(1)
expect(ann.engaged:damage "Hydra Soldier"):is(4)
expect(ben.engaged:damage "Hydra Soldier"):is(4)
expect(ann.dealt):is_empty()
refused(function() ben:chooses("Hydra Soldier", ben.engaged) end, "mc.simultaneous.first-player-orders")
ann:chooses("Hydra Soldier", ben.engaged)
expect(ben.dealt):is { "Advance" }
expect(ann.dealt):is { "Charge" }
expect(encounter_discard):count(2)
ruling {
  en = "All damage is dealt first, so both fall together. The first player then says whose defeat comes first, and that player gets the top card.",
  fr = "Tous les dégâts sont d'abord infligés : les deux tombent ensemble. Le premier joueur dit ensuite quelle défaite vient d'abord, et ce joueur-là reçoit la carte du dessus.",
}

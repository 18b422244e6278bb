scenario "A defeated Hydra Soldier deals an encounter card" {
  game     = "champions",
  question = {
    en = "Ben's Captain Marvel defeats the Hydra Soldier that is engaged with me. Who is dealt the encounter card, and is it revealed at once?",
    fr = "Captain Marvel, jouée par Ben, vainc le Soldat d'Hydra engagé avec moi. Qui reçoit la carte Rencontre, et est-elle révélée aussitôt ?",
  },
  shows    = { "mc.card.hydra-soldier", "mc.when-defeated.characters", "mc.deal-encounter.by-ability" },
  windows  = "pass",
  legions_of_hydra = 1,
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = {}, engaged = { { "Hydra Soldier", damage = 3 } } },
  { "Ben", character = "Captain Marvel", hand = {} },
}
villain { "Rhino I" }
encounter_deck:on_top { "Shocker" }

ann:ends_turn()
ben:attacks_with "Captain Marvel"
ben:chooses "Hydra Soldier"
expect(ann.engaged):is_empty()
expect(ann.dealt):is { "Shocker" }
expect(ben.dealt):is_empty()
expect(encounter_discard):is { "Hydra Soldier" }
ruling {
  en = "You are, for it was engaged with you. The top card of the encounter deck lies facedown in front of you and waits for the next villain phase.",
  fr = "Vous, car il était engagé avec vous. La carte du dessus du deck Rencontre est posée face cachée devant vous et attend la prochaine phase du méchant.",
}

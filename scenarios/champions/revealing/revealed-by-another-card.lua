scenario "A card that another card makes you reveal is revealed like any other" {
  game     = "champions",
  expert   = 1,
  question = {
    en = "Under Fire makes me reveal the top card, a minion. Is it just discarded, or do I get it?",
    fr = "Sous le Feu me fait révéler la carte du dessus, un sbire. Est-il défaussé, ou est-il pour moi ?",
  },
  shows    = { "mc.reveal.by-card-same", "mc.card.under-fire" },
}
local ann = players {
  { "Ann", character = "Carol Danvers", hand = {}, deck_top = { "Energy Absorption", "Energy Absorption", "Photonic Blast", "Photonic Blast", "Photonic Blast", "Energy" } },
}
villain { { "Rhino II", damage = 4 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Hard to Keep Down", "Under Fire", "Hydra Mercenary", "Charge" }

ann:ends_turn()
expect(ann.engaged):is { "Hydra Mercenary" }
expect(attachments):is { "Charge" }                          -- by the surge of Under Fire
expect(encounter_discard):is { "Under Fire", "Hard to Keep Down" }
ruling {
  en = "You get it: it enters play engaged with you as if you had been dealt it. Then Under Fire surges for one more card.",
  fr = "Il est pour vous : il arrive en jeu engagé avec vous, comme si on vous l'avait attribué. Puis Sous le Feu a Renfort pour une carte de plus.",
}

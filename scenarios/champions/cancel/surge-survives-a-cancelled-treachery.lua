scenario "A printed Surge survives the cancelling" {
  game     = "champions",
  expert   = 1,
  question = {
    en = "I cancel Exhaustion with Enhanced Spider-Sense. Must I still reveal another card for its Surge?",
    fr = "J'annule Épuisement avec Sens d'Araignée Améliorés. Dois-je quand même révéler une autre carte pour son Renfort ?",
  },
  shows    = { "mc.cancel.only-effects-stopped" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Enhanced Spider-Sense", "Energy", "Genius", "Strength", "Haymaker" }, dealt = { "Exhaustion" } },
}
villain { { "Rhino II", damage = 4 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Assault", "Hard to Keep Down", "Hydra Mercenary" }

ann:ends_turn()
ann:declines()                                   -- she keeps her hand
ann:declines()                                   -- no card for the attack
ann:declines()                                   -- nobody defends
ann:plays "Enhanced Spider-Sense"
ann:pays_with "Energy"
expect(ann.identity:exhausted "Spider-Man"):is(0)
expect(ann.engaged):is { "Hydra Mercenary" }     -- revealed by Surge
ruling {
  en = "Yes. Only the When Revealed effect is cancelled; the card was revealed, so its Surge keyword brings another card.",
  fr = "Oui. Seul l'effet « Une fois révélée » est annulé ; la carte a été révélée, donc son mot-clé Renfort en amène une autre.",
}

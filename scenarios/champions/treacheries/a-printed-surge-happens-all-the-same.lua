scenario "The surge printed on a cancelled treachery happens all the same" {
  game     = "champions",
  question = {
    en = "I cancel Kree Manipulator with Enhanced Spider-Sense. Does its printed Surge happen all the same?",
    fr = "J'annule Manipulateur Kree avec Sens d'Araignée Améliorés. Son Renfort imprimé se produit-il malgré tout ?",
  },
  shows    = { "mc.keywords.surge", "mc.cancel.only-effects-stopped", "mc.amb.surge-and-cancel" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, nemesis = {}, dealt = { "Kree Manipulator" },
    deck_top = { "Enhanced Spider-Sense", "Aunt May", "Energy", "Genius", "Strength" } },
}
villain { { "Rhino I", stunned = true } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Advance", "Hydra Mercenary", "Sandman" }

ann:ends_turn()
ann:plays "Enhanced Spider-Sense"
ann:pays_with "Aunt May"

expect(encounter_discard):has "Kree Manipulator"
expect(ann.engaged):is { "Hydra Mercenary" }
ruling {
  en = "Yes. Cancelling stops what its When Revealed would do, so no threat is placed; but the card was revealed, and with that its printed Surge counts.",
  fr = "Oui. L'annulation arrête ce que ferait son « Une fois révélée », donc aucune menace n'est placée ; mais la carte a été révélée, et son Renfort imprimé compte alors.",
}

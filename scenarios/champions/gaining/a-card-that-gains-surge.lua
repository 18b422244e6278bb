scenario "A card that gains Surge brings another card" {
  game     = "champions",
  question = {
    en = "As Carol Danvers I reveal Assault, which has no Surge of its own but gains it now. Do I reveal another card?",
    fr = "En Carol Danvers, je révèle Assaut, qui n'a pas Renfort mais le gagne maintenant. Dois-je révéler une autre carte ?",
  },
  shows    = { "mc.gain-characteristic.as-if-had" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Carol Danvers", hand = {} },
}
villain { { "Rhino I", confused = true } }                 -- he does not scheme this round
encounter_deck:on_top { "Assault", "Sandman" }

ann:ends_turn()

expect(encounter_discard):has "Assault"
expect(ann.engaged):is { "Sandman" }
ruling {
  en = "Yes. A keyword that is gained works like a printed one: after Assault, the next encounter card is revealed.",
  fr = "Oui. Un mot-clé gagné agit comme un mot-clé imprimé : après Assaut, on révèle la carte Rencontre suivante.",
}

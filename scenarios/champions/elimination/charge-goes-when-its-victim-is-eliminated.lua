scenario "Charge goes, though its victim fell before the damage" {
  game     = "champions",
  question = {
    en = "Rhino attacks Ben with Charge. The boost card wants to place threat, Ben takes it with Great Responsibility and is eliminated. Does Charge stay for Rhino's next attack?",
    fr = "Rhino attaque Ben avec Charge. La carte Boost veut placer de la menace, Ben l'encaisse avec De Grandes Responsabilités et est éliminé. Charge reste-t-elle pour l'attaque suivante de Rhino ?",
  },
  shows    = { "mc.card.charge", "mc.delayed-effect.resolves-at-once", "mc.elimination.when" },
}
local ben, ann = players {
  { "Ben", character = "Spider-Man", identity = { { "Spider-Man", damage = 9 } }, hand = { "Great Responsibility" },
    deck = { "Genius", "Strength", "Energy", "Backflip", "Haymaker" } },
  { "Ann", character = "Captain Marvel", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Energy Absorption", "Energy Absorption" } },
}
villain { { "Rhino I", with = { "Charge" } } }
encounter_deck:on_top { "Kree Manipulator", "Hard to Keep Down", "Crowd Control" }

ben:ends_turn()
ann:ends_turn()
ben:declines()                          -- keeps the hand
ben:declines()                          -- takes no threat in step one
ben:declines()                          -- draws no card
ben:declines()                          -- does not defend himself
ann:declines()                          -- nor does Ann defend him
ben:plays "Great Responsibility"
expect(ben.eliminated):is(1)
expect(attachments):is_empty()
expect(encounter_discard):is { "Charge", "Kree Manipulator" }
expect(log):in_order { { "the attack of", "Rhino I", "ends", ben }, { "discards", "Charge" } }
ann:declines()                          -- nobody defends against the next attack
expect(ann.identity:damage "Captain Marvel"):is(2)
ruling {
  en = "No. With its target gone the attack ends, and Charge is discarded at the end of the attack all the same. Rhino attacks the next player without it.",
  fr = "Non. Sa cible disparue, l'attaque prend fin, et Charge est quand même défaussée à la fin de l'attaque. Rhino attaque le joueur suivant sans elle.",
}

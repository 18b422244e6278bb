scenario "A stunned Titania heals instead of attacking" {
  game     = "champions",
  question = {
    en = "Titania's Fury would let a damaged but stunned Titania attack me. What happens?",
    fr = "Fureur de Titania ferait attaquer une Titania blessée mais sonnée. Que se passe-t-il ?",
  },
  shows    = { "mc.card.titanias-fury", "mc.status.stunned-enemy", "mc.heal.removes-damage" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, engaged = { { "Titania", damage = 2, with = { "Webbed Up" } } }, dealt = { "Titania's Fury" },
    deck_top = { "Energy", "Genius", "Strength", "Black Cat", "Aunt May" } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Charge", "Sandman" }

ann:ends_turn()                         -- in step two Webbed Up turns Titania's attack into a stun

expect(ann.identity:damage "Spider-Man"):is(0)
expect(ann.engaged:stunned "Titania"):is(0)
expect(ann.engaged:damage "Titania"):is(0)
expect(ann.engaged):is { "Titania", "Sandman" }
ruling {
  en = "She loses Stunned instead of attacking. As she did not attack, she heals all her damage and the card surges.",
  fr = "Elle perd Sonné au lieu d'attaquer. Comme elle n'a pas attaqué, elle soigne tous ses dégâts et la carte gagne Renfort.",
}

scenario "Only a character who is still there retaliates" {
  game     = "champions",
  question = {
    en = "Black Panther survives Rhino's attack with one hit point, then a Hydra Mercenary takes it. Does he retaliate against both?",
    fr = "Black Panther survit à l'attaque de Rhino avec un point de vie, puis un Mercenaire d'Hydra le lui retire. Riposte-t-il contre les deux ?",
  },
  shows    = { "mc.keywords.retaliate", "mc.keywords.retaliate-survive" },
  windows  = "pass",
}
local ann, ben = players {
  { "Ann", character = "Black Panther", hand = {}, identity = { { "Black Panther", damage = 8 } }, engaged = { "Hydra Mercenary" } },
  { "Ben", character = "Carol Danvers", hand = {} },
}
villain { "Rhino I" }
encounter_deck:on_top { "Advance", "Advance", "Sandman" }

ann:ends_turn()
ben:ends_turn()
ann:declines "defends_with"                      -- nobody defends against Rhino
ann:declines "defends_with"                      -- nor against the Mercenary
expect(ann.identity):is_empty()
expect(villain:damage "Rhino"):is(1)
expect(ben.engaged:damage "Hydra Mercenary"):is(0)
ruling {
  en = "Against Rhino only. The second attack defeats him, and a defeated character does not retaliate.",
  fr = "Contre Rhino seulement. La seconde attaque le vainc, et un personnage vaincu ne riposte pas.",
}

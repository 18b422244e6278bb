scenario "Explosion finds no hero in alter-ego form" {
  game     = "champions",
  question = {
    en = "I am alone, in alter-ego form and without allies, and reveal Explosion with Bomb Scare in play. What happens?",
    fr = "Je suis seul, en alter ego et sans allié, et je révèle Explosion avec Alerte à la Bombe en jeu. Que se passe-t-il ?",
  },
  shows    = { "mc.treachery.discarded", "mc.form.alter-ego-hides-hero" },
}
local ann = players {
  { "Ann", character = "Carol Danvers", hand = {}, deck_top = { "Energy Absorption", "Energy Absorption", "Photonic Blast", "Photonic Blast", "Photonic Blast", "Energy" } },
}
villain { { "Rhino I", damage = 4 } }
main_scheme { { "The Break-In!", threat = 0 } }
side_schemes { { "Bomb Scare", threat = 3 } }
encounter_deck:on_top { "Advance", "Explosion", "Charge" }

ann:ends_turn()
expect(ann.identity:damage "Carol Danvers"):is(0)
expect(attachments):is_empty()
expect(encounter_discard):top "Explosion"
ruling {
  en = "Nothing: there is no hero and no ally to hurt, and the card does not surge either.",
  fr = "Rien : il n'y a ni héros ni allié à blesser, et la carte n'a pas Renfort non plus.",
}

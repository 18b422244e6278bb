scenario "Assault surges against an alter ego" {
  game     = "champions",
  question = {
    en = "I am in alter-ego form and reveal Assault. What happens?",
    fr = "Je suis en alter ego et je révèle Assaut. Que se passe-t-il ?",
  },
  shows    = { "mc.card.assault", "mc.keywords.surge", "mc.triggered-ability.form-label" },
}
local ann = players {
  { "Ann", character = "Carol Danvers", hand = {}, deck_top = { "Energy Absorption", "Energy Absorption", "Photonic Blast", "Photonic Blast", "Photonic Blast", "Energy" } },
}
villain { { "Rhino I", damage = 4 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Advance", "Assault", "Charge" }

ann:ends_turn()
expect(ann.identity:damage "Carol Danvers"):is(0)
expect(attachments):is { "Charge" }
ruling {
  en = "There is no attack; the card gains surge and you reveal another one.",
  fr = "Pas d'attaque ; la carte gagne Renfort et vous en révélez une autre.",
}

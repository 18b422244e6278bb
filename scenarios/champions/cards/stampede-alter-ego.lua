scenario "Stampede surges against an alter ego" {
  game     = "champions",
  question = {
    en = "I am in alter-ego form and reveal Stampede. Does Rhino attack?",
    fr = "Je suis en alter ego et je révèle Ruée. Rhino attaque-t-il ?",
  },
  shows    = { "mc.card.stampede", "mc.keywords.surge", "mc.triggered-ability.form-label" },
}
local ann = players {
  { "Ann", character = "Carol Danvers", hand = {}, deck_top = { "Energy Absorption", "Energy Absorption", "Photonic Blast", "Photonic Blast", "Photonic Blast", "Energy" } },
}
villain { { "Rhino I", damage = 4 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Advance", "Stampede", "Charge" }

ann:ends_turn()
expect(ann.identity:damage "Carol Danvers"):is(0)
expect(attachments):is { "Charge" }
ruling {
  en = "No. It gains surge, so you reveal one more card.",
  fr = "Non. Elle gagne Renfort : vous révélez une carte de plus.",
}

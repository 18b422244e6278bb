scenario "Exhaustion tires your identity" {
  game     = "champions",
  expert   = 1,
  question = {
    en = "I reveal Exhaustion in an expert game. What happens?",
    fr = "Je révèle Épuisement dans une partie experte. Que se passe-t-il ?",
  },
  shows    = { "mc.card.exhaustion", "mc.keywords.surge" },
}
local ann = players {
  { "Ann", character = "Carol Danvers", hand = {}, deck_top = { "Energy Absorption", "Energy Absorption", "Photonic Blast", "Photonic Blast", "Photonic Blast", "Energy" } },
}
villain { { "Rhino II", damage = 4 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Advance", "Exhaustion", "Charge" }

ann:ends_turn()
expect(ann.identity:exhausted "Carol Danvers"):is(1)
expect(attachments):is { "Charge" }
refused(function() ann:recovers() end, "mc.exhausted.cannot-exhaust-again")
ruling {
  en = "Your identity exhausts, and the card surges: you reveal another one.",
  fr = "Votre identité s'incline, et la carte a Renfort : vous en révélez une autre.",
}

scenario "Caught Off Guard surges when there is nothing to lose" {
  game     = "champions",
  question = {
    en = "I control no upgrade and no support and reveal Caught Off Guard. What happens?",
    fr = "Je ne contrôle ni amélioration ni soutien et je révèle Pris par Surprise. Que se passe-t-il ?",
  },
  shows    = { "mc.card.caught-off-guard", "mc.keywords.surge" },
}
local ann = players {
  { "Ann", character = "Carol Danvers", hand = {}, deck_top = { "Energy Absorption", "Energy Absorption", "Photonic Blast", "Photonic Blast", "Photonic Blast", "Energy" }, in_play = { "Vision" } },
}
villain { { "Rhino I", damage = 4 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Advance", "Caught Off Guard", "Charge" }

ann:ends_turn()
expect(ann.in_play):is { "Vision" }
expect(attachments):is { "Charge" }
ruling {
  en = "Nothing is discarded, so the card gains surge and you reveal another one.",
  fr = "Rien n'est défaussé : la carte gagne Renfort et vous en révélez une autre.",
}

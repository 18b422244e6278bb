scenario "The damage on the suit is not Rhino's damage" {
  game     = "champions",
  question = {
    en = "Rhino is undamaged, but his suit has 2 damage. I reveal Hard to Keep Down: is anything healed?",
    fr = "Rhino est indemne, mais son costume a 2 dégâts. Je révèle Difficile à Contenir : quelque chose est-il soigné ?",
  },
  shows    = { "mc.card.hard-to-keep-down", "mc.keywords.surge", "mc.card.armored-rhino-suit" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {}, dealt = { "Hard to Keep Down" }, deck_top = { "Energy", "Genius", "Strength", "Energy Absorption", "Energy Absorption" } },
}
villain { { "Rhino I", stunned = true, with = { "Armored Rhino Suit" } } }
encounter_deck:on_top { "Charge", "Sandman" }

ann:attacks_with "Captain Marvel"
ann:ends_turn()

expect(attachments:damage "Armored Rhino Suit"):is(2)
expect(villain:damage "Rhino"):is(0)
expect(ann.engaged):is { "Sandman" }
ruling {
  en = "No. The damage on the suit is not his, so nothing is healed and the card surges.",
  fr = "Non. Les dégâts du costume ne sont pas les siens : rien n'est soigné et la carte gagne Renfort.",
}

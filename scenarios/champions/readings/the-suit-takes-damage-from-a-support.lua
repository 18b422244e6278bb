scenario "The suit also takes damage that is no attack" {
  game     = "champions",
  question = {
    en = "My Tac Team deals 2 damage to Rhino while he wears the Armored Rhino Suit. Where does it go?",
    fr = "Mon Équipe Tactique inflige 2 dégâts à Rhino alors qu'il porte le Costume Blindé. Où vont-ils ?",
  },
  shows    = { "mc.amb.attachment-wording-mood" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, in_play = { { "Tac Team", counters = 2 } } },
}
villain { { "Rhino I", with = { "Armored Rhino Suit" } } }

ann:uses "Tac Team"

expect(villain:damage "Rhino"):is(0)
expect(attachments:damage "Armored Rhino Suit"):is(2)
ruling {
  en = "Onto the suit. Whatever words are used, it is a replacement: any damage meant for Rhino is put on the suit.",
  fr = "Sur le costume. Quelle que soit la tournure, c'est un remplacement : tous les dégâts destinés à Rhino vont sur le costume.",
}

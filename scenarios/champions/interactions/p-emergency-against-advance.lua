scenario "Emergency answers a scheme caused by a treachery" {
  game     = "champions",
  question = {
    en = "I reveal Advance in hero form. May I play Emergency on the scheme it causes?",
    fr = "Je révèle Avancée sous forme de héros. Puis-je jouer Urgence sur la manigance qu'elle provoque ?",
  },
  shows    = { "mc.card.emergency", "mc.card.advance", "mc.activation.caused-by-card" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {}, dealt = { "Advance" }, deck_top = { "Emergency", "Energy", "Genius", "Strength", "Energy Absorption" } },
}
villain { { "Rhino I", stunned = true } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Charge", "Stampede" }

ann:ends_turn()
ann:plays "Emergency"

expect(main_scheme:threat "The Break-In!"):is(2)          -- 1 in step one; SCH 1 and 1 boost icon, less 1
ruling {
  en = "Yes. The villain schemes, whatever made him do so: 1 threat less.",
  fr = "Oui. Le méchant manigance, peu importe ce qui l'y a poussé : 1 menace de moins.",
}

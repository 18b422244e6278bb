scenario "Biomechanical Upgrades without a minion for them" {
  game     = "champions",
  at       = "villain phase, step 4",
  question = {
    en = "I reveal Biomechanical Upgrades, and the only minion in play bears a copy already. What becomes of the card?",
    fr = "Je révèle des Améliorations Biomécaniques, et le seul sbire en jeu en porte déjà un exemplaire. Que devient la carte ?",
  },
  shows    = { "mc.attach-to.illegal-discarded", "mc.keywords.surge" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Peter Parker", hand = {}, engaged = { { "Sandman", with = { "Biomechanical Upgrades" } } }, dealt = { "Biomechanical Upgrades" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Hard to Keep Down", "Advance" }

until_step "villain phase, step 5"
expect(attachments):is { "Biomechanical Upgrades" }
expect(encounter_discard):has "Biomechanical Upgrades"
expect(encounter_discard):has "Advance"
ruling {
  en = "It has nowhere to go and is discarded. It still has surge: another card is revealed.",
  fr = "Elle n'a nulle part où aller et est défaussée. Elle a quand même Renfort : une autre carte est révélée.",
}

scenario "A villain who only loses Stunned gets no boost card" {
  game     = "champions",
  question = {
    en = "Rhino is stunned when he would attack me. Is a boost card given to him and lost?",
    fr = "Rhino est sonné au moment de m'attaquer. Reçoit-il une carte Boost qui serait perdue ?",
  },
  shows    = { "mc.amb.stunned-villain-boost" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Energy Absorption", "Energy Absorption" } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Charge", "Sandman" }

ann:ends_turn()
expect(villain:stunned "Rhino"):is(0)
expect(ann.identity:damage "Captain Marvel"):is(0)
expect(attachments):is { "Charge" }
expect(encounter_deck):top "Sandman"
expect(encounter_discard):is_empty()
ruling {
  en = "No. Losing the status card takes the place of the whole attack, boost card included.",
  fr = "Non. Perdre la carte d'état remplace toute l'attaque, carte Boost comprise.",
}

scenario "Klaw's Vengeance places its threat before any response to the attack" {
  game     = "champions",
  at       = "villain phase, step 4",
  question = {
    en = "Klaw's Vengeance: Klaw attacks, and Black Panther is damaged. Is the threat placed before he retaliates and I play Counter-Punch?",
    fr = "La Vengeance de Klaw : Klaw attaque, et Black Panther est blessé. La menace est-elle placée avant sa Riposte et ma Contre-Attaque au Poing ?",
  },
  shows    = { "mc.card.klaws-vengeance", "mc.amb.stunned-by-an-attack", "mc.delayed-effect.resolves-at-once" },
  scenario = "klaw",
}
local ann = players {
  { "Ann", character = "Black Panther", hand = { "Counter-Punch", "Genius" }, dealt = { "Klaw's Vengeance" } },
}
villain { "Klaw I" }
side_schemes {}
encounter_deck:on_top { "Defense Network", "Sound Manipulation" }

ann:defends_with "Black Panther"
expect(main_scheme:threat "Underground Distribution"):is(1)
expect(villain:damage "Klaw"):is(1)                    -- Retaliate, which is forced, has come before Counter-Punch
ann:plays "Counter-Punch"
expect(villain:damage "Klaw"):is(3)
ruling {
  en = "Yes. What a card does if its attack deals damage follows as soon as the attack is over; forced responses, and then all others, come behind it.",
  fr = "Oui. Ce qu'une carte fait si son attaque inflige des dégâts suit dès que l'attaque est terminée ; les réponses forcées, puis les autres, viennent après.",
}

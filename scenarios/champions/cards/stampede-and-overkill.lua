scenario "Stampede also stuns the hero who takes the excess" {
  game     = "champions",
  question = {
    en = "Rhino still has Charge when I reveal Stampede. My ally defends and falls, and the excess hits my hero. Is my hero stunned?",
    fr = "Rhino a encore Charge quand je révèle Ruée. Mon alliée défend et tombe, et l'excédent touche mon héros. Mon héros est-il sonné ?",
  },
  shows    = { "mc.card.stampede", "mc.keywords.overkill-ally" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {}, deck_top = { "Photonic Blast", "Photonic Blast", "Photonic Blast", "Energy", "Genius" }, in_play = { "Maria Hill" } },
}
villain { { "Rhino I", damage = 4, stunned = true, with = { "Charge" } } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Stampede", "Hard to Keep Down" }

ann:ends_turn()                                  -- in step two Rhino only loses Stunned
ann:defends_with "Maria Hill"
expect(ann.in_play):is_empty()
expect(ann.identity:damage "Captain Marvel"):is(3)
expect(ann.identity:stunned "Captain Marvel"):is(1)
ruling {
  en = "Yes. The attack damaged your hero as well, so your hero is stunned.",
  fr = "Oui. L'attaque a aussi blessé votre héros, qui est donc sonné.",
}

scenario "The villain attacks a player in hero form" {
  game     = "champions",
  question = {
    en = "I end the round as Captain Marvel. What does Rhino do to me?",
    fr = "Je finis le round en Captain Marvel. Que me fait Rhino ?",
  },
  shows    = { "mc.activation.hero-form-attacks" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Energy Absorption", "Haymaker" } },
}
villain { { "Rhino I", damage = 4 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Stampede", "Hard to Keep Down" }

ann:ends_turn()
expect(ann):must_choose { "defends with Captain Marvel", "declines" }
ann:declines()
expect(ann.identity:damage "Captain Marvel"):is(3)             -- ATK 2, and 1 boost icon
expect(main_scheme:threat "The Break-In!"):is(1)               -- only the threat of the phase
ruling {
  en = "He attacks you, and somebody may defend. He does not scheme against you.",
  fr = "Il vous attaque, et quelqu'un peut défendre. Il ne manigance pas contre vous.",
}

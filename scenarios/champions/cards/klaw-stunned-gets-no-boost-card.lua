scenario "A stunned Klaw gets no boost card at all" {
  game     = "champions",
  at       = "villain phase, step 2",
  question = {
    en = "Klaw I is stunned when he would attack me. Does he get his additional boost card all the same?",
    fr = "Klaw I est Sonné quand il devrait m'attaquer. Reçoit-il quand même sa carte Boost supplémentaire ?",
  },
  shows    = { "mc.status.stunned-enemy", "mc.amb.stunned-villain-boost" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {} },
}
villain { { "Klaw I", stunned = true } }
encounter_deck:on_top { "Armored Guard", "Sound Manipulation" }

until_step "villain phase, step 3"
expect(villain:stunned "Klaw I"):is(0)
expect(encounter_discard):is_empty()
expect(encounter_deck):has "Armored Guard"
expect(ann.identity:damage "She-Hulk"):is(0)
ruling {
  en = "No. He loses the Stunned card instead of attacking, so there is no attack for which his ability could give a boost card.",
  fr = "Non. Il perd sa carte Sonné au lieu d'attaquer : il n'y a pas d'attaque pour laquelle sa capacité donnerait une carte Boost.",
}

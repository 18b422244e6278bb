scenario "Each status card waits for its own activation" {
  game     = "champions",
  question = {
    en = "Rhino is stunned and confused. I am a hero, Ben is an alter ego. What does he lose, and when?",
    fr = "Rhino est sonné et désorienté. Je suis un héros, Ben un alter ego. Que perd-il, et quand ?",
  },
  shows    = { "mc.status.stunned-enemy", "mc.status.confused-enemy", "mc.amb.stunned-villain-boost" },
  at       = "villain phase, step 2",
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = {} },
  { "Ben", character = "Carol Danvers", hand = {} },
}
villain { { "Rhino I", stunned = true, confused = true } }

until_step "villain phase, step 3"
expect(villain:stunned "Rhino I"):is(0)
expect(villain:confused "Rhino I"):is(0)
expect(ann.identity:damage "Spider-Man"):is(0)
expect(main_scheme:threat "The Break-In!"):is(0)
expect(encounter_discard):is_empty()
ruling {
  en = "Stunned in place of the attack on you, Confused in place of the scheme against Ben. No boost card is given for either.",
  fr = "Sonné au lieu de vous attaquer, Désorienté au lieu de manigancer contre Ben. Aucune carte de boost n'est donnée.",
}

scenario "Getting rid of Program Transmitter" {
  game     = "champions",
  question = {
    en = "How do I get rid of Program Transmitter?",
    fr = "Comment me débarrasser de Transmetteur de Programmation ?",
  },
  shows    = { "mc.card.program-transmitter", "mc.attach-to.leaves-by-effect" },
}
local ann, ben = players {
  { "Ann", character = "Captain Marvel", hand = { "Genius" }, engaged = {} },
  { "Ben", character = "Peter Parker", hand = { "Genius" }, engaged = {} },
}
villain { { "Ultron I", with = { "Program Transmitter" } } }

ann:uses "Program Transmitter"
ann:pays_with "Genius"
expect(ann.identity:exhausted "Captain Marvel"):is(true)
expect(villain:sch "Ultron I"):is(1)
expect(encounter_discard):is { "Program Transmitter" }
ruling {
  en = "As an action in hero form: exhaust your hero and spend two mental resources, and it is discarded.",
  fr = "Par une action sous votre forme de héros : inclinez votre héros et dépensez deux ressources mentales, et il est défaussé.",
}

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
  en = "A ready hero sees to it as an action: the hero exhausts, you pay with two mental resources, and the card goes to the encounter discard pile.",
  fr = "Un héros redressé s'en charge par une action : il s'incline, vous payez avec deux ressources mentales, et la carte part à la défausse Rencontre.",
}

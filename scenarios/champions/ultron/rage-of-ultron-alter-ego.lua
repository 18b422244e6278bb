scenario "Rage of Ultron against an alter ego" {
  game     = "champions",
  question = {
    en = "Rage of Ultron is revealed for me in alter-ego form. How many cards do I lose?",
    fr = "Rage d'Ultron est révélée pour moi sous ma forme d'alter ego. Combien de cartes est-ce que je perds ?",
  },
  shows    = { "mc.card.rage-of-ultron" },
  windows  = "pass",
  at       = "villain phase, step 4",
}
local ann = players {
  { "Ann", character = "Peter Parker", hand = { "Aunt May", "Interrogation Room", "Web-Shooter", "Spider-Tracer", "Swinging Web Kick", "Surveillance Team" }, deck_top = { "Energy", "Genius" }, discard = {}, engaged = {}, dealt = { "Rage of Ultron" } },
}
villain { { "Ultron I", with = { "Program Transmitter" } } }
main_scheme { { "Assault on NORAD", threat = 0 } }
encounter_deck:on_top { "Fog" }

until_step "villain phase, step 5"
expect(main_scheme:threat "Assault on NORAD"):is(2)
expect(ann.discard):is { "Genius", "Energy" }
ruling {
  en = "Two. His scheme brings 2 threat on the main scheme, and as many cards leave your deck for your discard pile.",
  fr = "Deux. Sa manigance met 2 menaces sur la manigance principale, et autant de cartes passent de votre deck à votre défausse.",
}

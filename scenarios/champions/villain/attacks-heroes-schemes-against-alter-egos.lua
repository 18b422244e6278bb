scenario "The villain attacks a hero and schemes against an alter ego" {
  game     = "champions",
  question = {
    en = "I am in hero form and Ben is in alter-ego form. What does Rhino do in the villain phase?",
    fr = "Je suis sous ma forme de héros et Ben sous sa forme d'alter ego. Que fait Rhino pendant la phase du méchant ?",
  },
  shows    = { "mc.villain.attack-or-scheme" },
}
local ann, ben = players {
  { "Ann", character = "Captain Marvel", hand = {}, deck_top = { "Energy", "Haymaker", "Get Ready", "Inspired", "Hawkeye" } },
  { "Ben", character = "Peter Parker", hand = {}, deck_top = { "Genius", "Energy", "Strength", "Helicarrier", "Haymaker", "Aunt May" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Hard to Keep Down", "Hard to Keep Down", "\"I'm Tough\"", "False Alarm" }

ann:ends_turn()
ben:ends_turn()
ann:declines()                          -- no defender

expect(ann.identity:damage "Captain Marvel"):is(2)
expect(ben.identity:damage "Peter Parker"):is(0)
expect(main_scheme:threat "The Break-In!"):is(3)   -- 2 of step one, 1 of the scheme
ruling {
  en = "He activates once for each of you: for Ann he attacks Captain Marvel, for Ben he schemes.",
  fr = "Il s'active une fois pour chacun : pour Ann il attaque Captain Marvel, pour Ben il manigance.",
}

scenario "A Drone activates like any other minion" {
  game     = "champions",
  question = {
    en = "A facedown card of mine is a Drone engaged with me, and I am in alter-ego form. What does the Drone do in the villain phase?",
    fr = "Une de mes cartes est un Drone face cachée engagé avec moi, et je suis en forme alter ego. Que fait le Drone pendant la phase du méchant ?",
  },
  shows    = { "mc.card-types.change-type", "mc.scenario-card.figure-ultron-drones" },
}
local ann = players {
  { "Ann", character = "Peter Parker", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Backflip", "Haymaker", "Aunt May", "Nick Fury" },
    dealt = { "Assembly" } },
}
villain { { "Rhino I", confused = true } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Fog", "Hard to Keep Down", "False Alarm" }

ann:ends_turn()
expect(main_scheme:threat "The Break-In!"):is(1)
expect(ann.engaged):is { "Nick Fury" }           -- who leaves at the end of a round, were he faceup
ann:ends_turn()
ann:declines()                                   -- keeps the hand
expect(main_scheme:threat "The Break-In!"):is(4) -- step one, Rhino's 1, the Drone's 1
ruling {
  en = "It schemes for its SCH of 1, after the villain, and would attack you if you were in hero form.",
  fr = "Il manigance avec sa MNG de 1, après le méchant, et vous attaquerait si vous étiez sous forme de héros.",
}

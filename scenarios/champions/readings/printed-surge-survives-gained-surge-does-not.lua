scenario "A cancelled treachery keeps its printed Surge only" {
  game     = "champions",
  question = {
    en = "I cancel Kree Manipulator, which has Surge, and then False Alarm, which would gain Surge as I am confused. What surges?",
    fr = "J'annule Manipulateur Kree, qui a Renfort, puis Fausse Alerte, qui gagnerait Renfort puisque je suis désorientée. Lequel des deux Renforts joue ?",
  },
  shows    = { "mc.amb.surge-and-cancel" },
}
local ann = players {
  { "Ann", character = "Spider-Man", identity = { { "Spider-Man", confused = true } }, hand = {}, dealt = { "Kree Manipulator" },
    deck_top = { "Enhanced Spider-Sense", "Enhanced Spider-Sense", "Aunt May", "Energy", "Black Cat" } },
}
villain { { "Rhino I", stunned = true } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Charge", "False Alarm", "Sandman" }

ann:ends_turn()
ann:plays "Enhanced Spider-Sense"       -- on Kree Manipulator
ann:pays_with "Aunt May"
ann:plays "Enhanced Spider-Sense"       -- on False Alarm, which the Surge revealed
ann:pays_with "Black Cat"

expect(main_scheme:threat "The Break-In!"):is(1)
expect(encounter_discard):has "False Alarm"
expect(encounter_deck):top "Sandman"
expect(attachments):is { "Charge" }
ruling {
  en = "Kree Manipulator does: the keyword is printed on it. False Alarm does not: it would have gained Surge only by the ability that was cancelled.",
  fr = "Celui de Manipulateur Kree : le mot-clé y est imprimé. Pas celui de Fausse Alerte : elle n'aurait gagné Renfort que par la capacité annulée.",
}

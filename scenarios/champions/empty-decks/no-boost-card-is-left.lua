scenario "No boost card is left" {
  game     = "champions",
  question = {
    en = "Rhino attacks me while the encounter deck and its discard pile are both empty. Does he get a boost card?",
    fr = "Rhino m'attaque alors que le deck Rencontre et sa défausse sont vides. Reçoit-il une carte boost ?",
  },
  shows    = { "mc.amb.both-piles-empty" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Energy", "Genius", "Strength", "Aunt May", "Haymaker" } },
}
villain { "Rhino I" }
encounter_deck {}
encounter_discard {}

until_step "villain phase, step 3"
ann:ends_turn()
ann:declines "discards"
ann:declines "uses"                              -- no card for being attacked
ann:declines "defends_with"
expect(ann.identity:damage "Spider-Man"):is(2)
ruling {
  en = "No. There is none, and he attacks with his own 2.",
  fr = "Non. Il n'y en a plus : il attaque avec ses 2 seulement.",
}

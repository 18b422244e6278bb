scenario "Two Royal Flush Gangs see each other" {
  game     = "forever-evil", edition = "fr",
  question = {
    en = "I play two Royal Flush Gangs in one turn. How many VP do I gain?",
    fr = "Je joue deux Gangs du Flush Royal dans le même tour. Combien de PV est-ce que je gagne ?",
  },
  shows    = { "fe.types.figure-royal-flush-gang" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Royal Flush Gang", "Royal Flush Gang" },
    deck = { "Punch", "Vulnerability", "Punch", "Vulnerability" } },
  { "Ben", character = "Sinestro", hand = {}, deck = {} },
}
line_up { "Happy Harbor", "Mallet", "Cold Gun", "Insanity", "Giganta" }

ann:plays "Royal Flush Gang"
ann:discards "Vulnerability"
ann:discards "Punch"
expect(ann.vp):is(0)
ann:plays "Royal Flush Gang"
ann:discards "Vulnerability"
-- The last card is discarded without a question.
expect(ann.vp):is(2)
expect(ann.hand):is_empty()
expect(ann.discard):is { "Punch", "Vulnerability", "Punch", "Vulnerability" }
ruling {
  en = "Two: each of the two counts the other, whichever came first.",
  fr = "Deux : chacun des deux compte l'autre, quel que soit le premier joué.",
}

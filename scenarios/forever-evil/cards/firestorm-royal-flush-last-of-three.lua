scenario "Firestorm played after two Royal Flush Gangs" {
  game     = "forever-evil",
  question = {
    en = "I play two Royal Flush Gangs first and Firestorm with their text last. Does the order lose me VP?",
    fr = "Je joue d'abord deux Gangs du Flush Royal, puis Firestorm avec leur texte. L'ordre me fait-il perdre des PV ?",
  },
  shows    = { "fe.cards.firestorm-royal-flush", "fe.card.royal-flush-gang" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Royal Flush Gang", "Royal Flush Gang", "Firestorm" },
    deck = { "Punch", "Punch", "Punch", "Punch", "Royal Flush Gang", "Vulnerability", "Vulnerability" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}

ann:plays "Royal Flush Gang"
ann:discards "Punch"
ann:discards "Punch"
ann:plays "Royal Flush Gang"
ann:discards "Punch"
ann:discards "Punch"
expect(ann.vp):is(2)                    -- one for each Gang
ann:plays "Firestorm"

expect(ann.on_character):is { "Royal Flush Gang" }
expect(ann.vp):is(4)                    -- he adds two; the Gangs do not see him

ruling {
  en = "No, it is 4 VP again: 2 for the Gangs that see each other, and 2 that Firestorm sees.",
  fr = "Non, c'est encore 4 PV : 2 pour les Gangs qui se voient l'un l'autre, et 2 que voit Firestorm.",
}

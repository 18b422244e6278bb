scenario "Firestorm and two Royal Flush Gangs" {
  game     = "forever-evil",
  question = {
    en = "Firestorm carries the Royal Flush Gang and I play two more Gangs. How many VP is that?",
    fr = "Firestorm porte le texte du Gang du Flush Royal et je joue encore deux Gangs. Cela fait combien de PV ?",
  },
  shows    = { "fe.cards.firestorm-royal-flush-example", "fe.cards.firestorm-royal-flush", "fe.card.royal-flush-gang" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Firestorm", "Royal Flush Gang", "Royal Flush Gang" },
    deck = { "Royal Flush Gang", "Punch", "Punch", "Punch", "Punch", "Vulnerability", "Vulnerability" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}

ann:plays "Firestorm"
ann:discards "Punch"
ann:discards "Punch"
expect(ann.vp):is(0)
ann:plays "Royal Flush Gang"
ann:discards "Punch"
ann:discards "Punch"
expect(ann.vp):is(1)                    -- Firestorm sees the first Gang
ann:plays "Royal Flush Gang"

expect(ann.vp):is(4)                    -- each Gang sees the other, Firestorm sees two

ruling {
  en = "Four: each Gang sees the other one, and Firestorm sees both.",
  fr = "Quatre : chaque Gang voit l'autre, et Firestorm voit les deux.",
}

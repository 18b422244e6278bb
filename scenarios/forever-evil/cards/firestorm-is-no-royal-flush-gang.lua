scenario "Firestorm is not a Royal Flush Gang" {
  game     = "forever-evil",
  question = {
    en = "Firestorm has the Royal Flush Gang text and I play one real Gang. Do they see each other?",
    fr = "Firestorm a le texte du Gang du Flush Royal et je joue un seul vrai Gang. Se voient-ils l'un l'autre ?",
  },
  shows    = { "fe.cards.firestorm-royal-flush" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Firestorm", "Royal Flush Gang" },
    deck = { "Royal Flush Gang", "Punch", "Punch", "Vulnerability", "Vulnerability" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}

ann:plays "Firestorm"
ann:discards "Punch"
ann:discards "Punch"
ann:plays "Royal Flush Gang"

expect(ann.vp):is(1)                    -- two if Firestorm counted as a Gang

ruling {
  en = "Only one way: Firestorm sees the Gang, the Gang does not see him. That makes 1 VP.",
  fr = "Dans un sens seulement : Firestorm voit le Gang, le Gang ne le voit pas. Cela fait 1 PV.",
}

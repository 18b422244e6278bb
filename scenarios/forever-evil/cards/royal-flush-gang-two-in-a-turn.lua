scenario "Two Royal Flush Gangs in one turn" {
  game     = "forever-evil",
  question = {
    en = "I play two Royal Flush Gangs in a turn. Do I get a VP for the first one as well?",
    fr = "Je joue deux Gangs du Flush Royal dans un tour. Le premier me rapporte-t-il aussi un PV ?",
  },
  shows    = { "fe.card.royal-flush-gang" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Royal Flush Gang", "Royal Flush Gang", "Vulnerability" },
    deck = { "Punch", "Punch", "Punch", "Punch", "Kick" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}

ann:plays "Royal Flush Gang"
expect(ann.hand):is { "Royal Flush Gang", "Vulnerability", "Punch", "Punch" }   -- she draws before she discards
ann:discards "Vulnerability"
ann:discards "Punch"
expect(ann.vp):is(0)
ann:plays "Royal Flush Gang"            -- all three cards in hand are Punches now

expect(ann.vp):is(2)
expect(ann.hand):is { "Punch" }

ruling {
  en = "Yes. Each Gang counts the others of the turn, before and after it, so two of them make 2 VP.",
  fr = "Oui. Chaque Gang compte les autres du tour, avant et après lui, donc deux Gangs font 2 PV.",
}

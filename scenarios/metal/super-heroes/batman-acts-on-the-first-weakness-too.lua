scenario "A Super Hero who acts on each Weakness acts on the first, too" {
  game     = "metal",
  question = {
    en = "Does Batman wait for a second Weakness?",
    fr = "Batman attend-il une deuxième Faiblesse ?",
  },
  shows    = { "metal.oversized.batman" },
}

local ann, ben = players {
  { "Ann", team = { "Night Porter" }, hand = { "Weakness", "Punch" }, deck = { "Tin Tray", "Cork Board" }, discard = {} },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}

ann:plays "Weakness"
expect(ann.hand):is { "Punch", "Tin Tray" }
ann:plays "Punch"
expect(ann.power):is(1)

ruling {
  en = "His card decides: the rulebook speaks only of the second Weakness. The stand-in that plays here acts on each.",
  fr = "Sa carte en décide : le livret ne parle que de la deuxième Faiblesse. Celle qui la remplace ici agit à chacune.",
}

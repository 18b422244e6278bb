scenario "Cyborg pays for Super Powers and Equipment of the whole turn" {
  game     = "forever-evil",
  question = {
    en = "I play a Kick, then Cyborg, then Cosmic Staff and a Punch. For which of these cards does Cyborg give Power?",
    fr = "Je joue un Coup de Pied, puis Cyborg, puis Cosmic Staff et un Coup de Poing. Pour lesquelles de ces cartes Cyborg donne-t-il de la Puissance ?",
  },
  shows    = { "fe.card.cyborg" },
}

local ann, ben = players {
  { "Ann", character = "Deathstroke", hand = { "Kick", "Cyborg", "Cosmic Staff", "Punch" } },
  { "Ben", character = "Lex Luthor",  hand = { "Punch" } },
}
line_up { "Ultraman", "Pandora", "Power Armor", "Superwoman", "Constructs of Fear" }
stacks { kick = 0 }

ann:plays "Kick"
expect(ann.power):is(2)
ann:plays "Cyborg"
expect(ann.power):is(4)                 -- +2 for the Kick played before
ann:plays "Cosmic Staff"
expect(ann.power):is(8)                 -- its own 2, and 2 for being Equipment
ann:plays "Punch"
expect(ann.power):is(9)
ruling {
  en = "For the Kick, although it was played before, and for the Staff: +2 each. A Punch is neither Super Power nor Equipment.",
  fr = "Pour le Coup de Pied, pourtant joué avant, et pour le Cosmic Staff : +2 chacun. Un Coup de Poing n'est ni Super-Pouvoir ni Équipement.",
}

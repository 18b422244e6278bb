-- A scenario is one question to the rules, a table at which it comes up, and the ruling.
-- It is read from top to bottom: what happens first is written first.
--
--   its log:                     referee run NAME
--   accept the log once right:   referee test --update NAME

scenario "TITLE" {
  game     = "rivals",
  -- The question as a player would put it, in both languages.
  question = {
    en = "I confront my opponent with just as much Power as the Character costs. Is it defeated?",
    fr = "Je confronte mon adversaire avec juste autant de Puissance que coûte son Personnage. Est-il vaincu ?",
  },
  -- The clauses that the ruling rests on; "referee clause" lists them all.
  shows    = { "rivals.confront.enough-power" },
}

-- Who sits at the table, and what matters of it. All the rest is dealt from a seed.
local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Punch" }, power = 8 },
  { "Ben", character = "The Joker 9", hand = { "Punch" } },
}

-- What happens. If a line is not legal, the error says why and which lines are.
ann:confronts()
ann:plays "Punch"
ann:hands_over()

-- What must be true now.
expect(ann.defeated_characters):is { "The Joker 9" }

-- The ruling, as you would give it at the table.
ruling {
  en = "Yes: as much is enough, unless a Block makes it cost more.",
  fr = "Oui : autant suffit, à moins qu'un Blocage n'augmente le coût.",
}

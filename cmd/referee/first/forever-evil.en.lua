-- A scenario is one question to the rules, a table at which it comes up, and the ruling.
-- It is read from top to bottom: what happens first is written first.
--
--   its log:                     referee run NAME
--   accept the log once right:   referee test --update NAME

scenario "TITLE" {
  game     = "forever-evil",
  -- The question as a player would put it, in both languages.
  question = {
    en = "I have just bought a Kick. Where does it go?",
    fr = "Je viens d'acheter un Coup de Pied. Où va-t-il ?",
  },
  -- The clauses that the ruling rests on; "referee clause" lists them all.
  shows    = { "fe.buy.to-discard" },
}

-- Who sits at the table, and what matters of it. All the rest is dealt from a seed.
local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Punch", "Punch", "Punch", "Vulnerability" } },
  { "Ben", character = "Sinestro" },
}

-- What happens. If a line is not legal, the error says why and which lines are.
ann:plays "Punch"
ann:plays "Punch"
ann:plays "Punch"
ann:buys "Kick"

-- What must be true now.
expect(ann.discard):is { "Kick" }
expect(ann.power):is(0)

-- The ruling, as you would give it at the table.
ruling {
  en = "Into your discard pile, at once.",
  fr = "Dans votre défausse, aussitôt.",
}

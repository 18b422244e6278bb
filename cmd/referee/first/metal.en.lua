-- A scenario is one question to the rules, a table at which it comes up, and the ruling.
-- It is read from top to bottom: what happens first is written first.
--
--   its log:                     referee run NAME
--   accept the log once right:   referee test --update NAME

scenario "TITLE" {
  game     = "metal",
  -- The question as a player would put it, in both languages.
  question = {
    en = "I play my second Weakness of the turn. What happens?",
    fr = "Je joue ma deuxième Faiblesse du tour. Que se passe-t-il ?",
  },
  -- The clauses that the ruling rests on; "referee clause" lists them all.
  shows    = { "metal.weakness.second-captures" },
}

-- Who sits at the table, and what matters of it. All the rest is dealt from a seed.
local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Weakness", "Weakness" } },
  { "Ben", character = "Hal Jordan" },
}
available { "Superman" }

-- What happens. If a line is not legal, the error says why and which lines are.
ann:plays "Weakness"
ann:plays "Weakness"

-- What must be true now.
expect(captured):has "Cyborg"
expect(ann.score_pile):is { "Weakness" }

-- The ruling, as you would give it at the table.
ruling {
  en = "Your Super Hero is Captured, and your turn is over.",
  fr = "Votre Super-Héros est Capturé, et votre tour est terminé.",
}

-- A scenario is one question to the rules, a table at which it comes up, and the ruling.
-- It is read from top to bottom: what happens first is written first.
--
--   its log:                     referee run NAME
--   accept the log once right:   referee test --update NAME

scenario "TITLE" {
  game     = "champions",
  -- The question as a player would put it, in both languages.
  question = {
    en = "My hero is ready and I play Uppercut. Does that exhaust her?",
    fr = "Mon héros est redressé et je joue Uppercut. Est-ce que cela l'incline ?",
  },
  -- The clauses that the ruling rests on; "referee clause" lists them all.
  shows    = { "mc.attack.labelled-no-exhaust" },
}

-- Who sits at the table, against whom, and what matters of it. All the rest is dealt from a seed.
local ann = players {
  { "Ann", character = "She-Hulk", hand = { "Uppercut", "Energy", "Genius", "Strength" } },
}
villain { "Rhino I" }

-- What happens. If a line is not legal, the error says why and which lines are.
ann:plays "Uppercut"
ann:pays_with "Energy"
ann:pays_with "Genius"

-- What must be true now.
expect(villain:damage "Rhino"):is(5)
expect(ann.identity:exhausted "She-Hulk"):is(0)

-- The ruling, as you would give it at the table.
ruling {
  en = "No. The card makes the attack; only the basic attack exhausts the hero.",
  fr = "Non. C'est la carte qui attaque ; seule l'attaque basique incline le héros.",
}

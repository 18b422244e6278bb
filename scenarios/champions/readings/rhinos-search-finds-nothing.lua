scenario "A search that finds nothing still shuffles" {
  game     = "champions",
  question = {
    en = "Rhino II looks for Breakin' & Takin', but it is in play already. What happens?",
    fr = "Rhino II cherche Casser et Emporter, mais elle est déjà en jeu. Que se passe-t-il ?",
  },
  shows    = { "mc.amb.search-finds-nothing" },
  windows = "pass",
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {} },
}
villain { { "Rhino I", damage = 12 } }
side_schemes { { "Breakin' & Takin'", threat = 1 } }
encounter_deck { "Charge", "Sandman", "Advance" }
shuffle_gives { "Advance", "Charge", "Sandman" }

ann:attacks_with "Captain Marvel"

expect(villain):is { "Rhino II" }
expect(side_schemes:threat "Breakin' & Takin'"):is(1)
expect(encounter_deck):in_order { "Advance", "Charge", "Sandman" }
ruling {
  en = "Nothing is revealed, but the encounter deck is shuffled all the same.",
  fr = "Rien n'est révélé, mais le deck Rencontre est mélangé quand même.",
}

scenario "Commissioner Gordon as a Defense" {
  game     = "forever-evil",
  question = {
    en = "Do I get anything besides safety when I discard Commissioner Gordon against an Attack?",
    fr = "Ai-je autre chose que la protection quand je défausse Commissioner Gordon contre une Attaque ?",
  },
  shows    = { "fe.card.commissioner-gordon.defense" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Catwoman" }, vp = 1 },
  { "Ben", character = "Deathstroke", hand = { "Commissioner Gordon" } },
}

ann:plays "Catwoman"
ben:defends "Commissioner Gordon"

expect(ben.vp):is(1)
expect(ann.vp):is(1)                    -- not stolen: it comes from the supply
expect(ben.discard):is { "Commissioner Gordon" }

ruling {
  en = "Yes, one VP token from the supply.",
  fr = "Oui, un jeton PV du stock.",
}

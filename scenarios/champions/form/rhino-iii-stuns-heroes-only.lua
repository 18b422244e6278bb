scenario "Rhino III stuns heroes and no alter ego" {
  game     = "champions",
  question = {
    en = "I defeat Rhino II, and Rhino III stuns each hero. Ben is in alter-ego form: is he stunned too?",
    fr = "Je vaincs Rhino II, et Rhino III sonne chaque héros. Ben est sous sa forme d'alter ego : est-il sonné aussi ?",
  },
  shows    = { "mc.form.alter-ego-hides-hero" },
  expert   = 1,
  windows  = "pass",
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = {} },
  { "Ben", character = "Carol Danvers", hand = {} },
}
villain { { "Rhino II", damage = 28 } }                    -- 30 hit points for two players

ann:attacks_with "Spider-Man"

expect(villain):is { "Rhino III" }
expect(ann.identity:stunned "Spider-Man"):is(1)
expect(ben.identity:stunned "Carol Danvers"):is(0)
ruling {
  en = "No. What looks for heroes does not find an identity that shows its alter ego: only Ann is stunned.",
  fr = "Non. Ce qui vise les héros ne trouve pas une identité qui montre son alter ego : seule Ann est sonnée.",
}

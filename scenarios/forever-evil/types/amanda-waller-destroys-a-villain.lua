scenario "The pictured Hero turns a Villain into Power" {
  game     = "forever-evil", edition = "fr",
  question = {
    en = "Amanda Waller: how much Power do I get for destroying a Villain, and how much if I destroy nothing?",
    fr = "Amanda Waller : combien de Puissance pour un Vilain détruit, et combien si je ne détruis rien ?",
  },
  shows    = { "fe.types.figure-hero" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro", hand = { "Amanda Waller", "Amanda Waller", "Punch" }, deck = {}, discard = { "Giganta" } },
  { "Ben", character = "Lex Luthor", hand = {}, deck = {} },
}
line_up { "Happy Harbor", "Man-Bat", "Catwoman", "Insanity", "Mallet" }

ann:plays "Amanda Waller"
expect(ann):must_choose { "destroys Giganta", "destroys Amanda Waller", "destroys Punch", "declines" }
ann:destroys "Giganta"
expect(ann.power):is(4)                          -- her cost
ann:plays "Amanda Waller"
ann:declines()
expect(ann.power):is(6)
expect(destroyed):is { "Giganta" }
ruling {
  en = "Power equal to the cost of the Villain, or Power 2 if you destroy nothing.",
  fr = "Autant de Puissance que le coût du Vilain, ou 2 de Puissance si vous ne détruisez rien.",
}

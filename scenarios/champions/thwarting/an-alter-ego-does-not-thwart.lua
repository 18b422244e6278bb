scenario "Only a hero has the basic thwart" {
  game     = "champions",
  question = { en = "I am in alter-ego form. May Carol Danvers thwart?", fr = "Je suis en alter ego. Carol Danvers peut-elle contrer une manigance ?" },
  shows    = { "mc.thwart.hero-basic" },
}
local ann = players {
  { "Ann", character = "Carol Danvers", hand = {} },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 4 } }

refused(function() ann:thwarts_with "Carol Danvers" end, "mc.thwart.hero-basic")
ann:changes_form()
ann:thwarts_with "Captain Marvel"
expect(main_scheme:threat "The Break-In!"):is(2)

ruling {
  en = "No, thwarting is a hero's basic power. Change form first, then Captain Marvel may thwart.",
  fr = "Non, contrer est un pouvoir de base du héros. Changez d'abord de forme, puis Captain Marvel peut contrer.",
}

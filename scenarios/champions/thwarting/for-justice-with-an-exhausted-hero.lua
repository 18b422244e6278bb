scenario "A thwart event does not exhaust the hero" {
  game     = "champions",
  question = { en = "My hero is exhausted. May I still play For Justice! to thwart?", fr = "Mon héros est incliné. Puis-je quand même jouer Pour la Justice ! pour contrer ?" },
  shows    = { "mc.thwart.labelled-ability", "mc.thwart.labelled-no-exhaust" },
}
local ann = players {
  { "Ann", character = "Spider-Man", identity = { { "Spider-Man", exhausted = true } }, hand = { "For Justice!", "Energy" } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 5 } }

ann:plays "For Justice!"
expect(main_scheme:threat "The Break-In!"):is(2)

ruling {
  en = "Yes. The event counts as thwarting, but only the basic power exhausts the hero.",
  fr = "Oui. L'événement compte comme un contre, mais seul le pouvoir de base incline le héros.",
}

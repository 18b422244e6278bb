scenario "Mark V Helmet: one scheme, or all of them in the air" {
  game     = "champions",
  question = {
    en = "Three schemes have threat. From which does Iron Man's Mark V Helmet remove it, and if he is Aerial?",
    fr = "Trois manigances ont de la menace. De laquelle le Casque Mark V d'Iron Man en retire-t-il, et s'il est Aérien ?",
  },
  shows    = { "mc.card.mark-v-helmet" },
}
local ann = players {
  { "Ann", character = "Iron Man", hand = { "Genius" }, in_play = { "Mark V Helmet", "Rocket Boots" } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 4 } }
side_schemes { { "Bomb Scare", threat = 1 }, { "Breakin' & Takin'", threat = 3 } }

ann:uses "Rocket Boots"
ann:uses "Mark V Helmet"

expect(main_scheme:threat "The Break-In!"):is(3)
expect(side_schemes:threat "Breakin' & Takin'"):is(2)
expect(side_schemes):is { "Breakin' & Takin'" }
expect(ann.identity:exhausted "Iron Man"):is(0)
ruling {
  en = "From each of them 1, at the same time; Bomb Scare is defeated. Without Aerial it would be one scheme of his choice.",
  fr = "De chacune 1, en même temps ; Alerte à la Bombe est déjouée. Sans Aérien, ce serait une seule, de son choix.",
}

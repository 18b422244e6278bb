scenario "Great Responsibility against the starting threat of a side scheme" {
  game     = "champions",
  question = {
    en = "I reveal Crowd Control, which would get 2 threat as it enters play. I play Great Responsibility. Does Crowd Control stay, with its crisis icon?",
    fr = "Je révèle Contrôler la Foule, qui doit recevoir 2 menaces en entrant en jeu. Je joue De Grandes Responsabilités. Contrôler la Foule reste-t-elle, avec son icône de crise ?",
  },
  shows    = { "mc.card.great-responsibility", "mc.defeat.side-scheme", "mc.side-scheme.enters-beside-main" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Great Responsibility", "Energy", "Strength", "Black Cat", "Aunt May" } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Crowd Control" }

ann:ends_turn()
ann:declines()                                       -- she keeps her hand
ann:declines()                                       -- nothing against the 1 threat of step one
ann:plays "Great Responsibility"

expect(ann.identity:damage "Spider-Man"):is(2)
expect(side_schemes):is_empty()
expect(encounter_discard):has "Crowd Control"
expect(main_scheme:threat "The Break-In!"):is(1)
ann:thwarts_with "Spider-Man"
expect(main_scheme:threat "The Break-In!"):is(0)
ruling {
  en = "It does not stay: the starting threat is placed like any other, so you may take it as damage. Without threat the side scheme is defeated, and its crisis icon with it.",
  fr = "Elle ne reste pas : la menace de départ est placée comme une autre, vous pouvez donc la subir en dégâts. Sans menace, la manigance annexe est déjouée, et son icône de crise disparaît avec elle.",
}

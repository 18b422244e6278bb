scenario "Nick Fury leaves when the round ends" {
  game     = "champions",
  question = {
    en = "I played Nick Fury and did not use him. Is he still there when the villain attacks, and does he stay for the next round?",
    fr = "J'ai joué Nick Fury sans m'en servir. Est-il encore là quand le méchant attaque, et reste-t-il pour le round suivant ?",
  },
  shows    = { "mc.delayed-effect.definition", "mc.delayed-effect.resolves-at-once", "mc.delayed-effect.no-new-ability" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Nick Fury", "Genius", "Strength" }, deck_top = { "Haymaker", "Haymaker", "Haymaker", "Energy", "Energy Absorption" } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 2 } }
encounter_deck:on_top { "Hard to Keep Down", "Hydra Mercenary" }

ann:plays "Nick Fury"
ann:pays_with "Genius"
ann:chooses "damage"
expect(villain:damage "Rhino"):is(4)
ann:ends_turn()
expect(ann.in_play):has "Nick Fury"
ann:declines "defends_with"                     -- nobody defends

expect(ann.in_play):has_no "Nick Fury"
expect(ann.discard):has "Nick Fury"
expect(game.round):is(2)
ruling {
  en = "He is there through the villain phase. His leaving was fixed when he entered: it happens by itself at the end of the round, before anybody can react to that moment.",
  fr = "Il est là pendant toute la phase du méchant. Son départ est fixé dès son entrée : il se produit de lui-même à la fin du round, avant que quiconque puisse y réagir.",
}

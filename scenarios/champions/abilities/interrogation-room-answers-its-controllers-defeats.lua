scenario "Interrogation Room answers what its controller defeats" {
  game     = "champions",
  question = {
    en = "Ben controls Interrogation Room. Ann defeats a minion: is anybody asked? And when Ben defeats one?",
    fr = "Ben contrôle la Salle d'Interrogatoire. Ann vainc un sbire : demande-t-on à quelqu'un ? Et quand Ben en vainc un ?",
  },
  shows    = { "mc.card.interrogation-room", "mc.ability.controller-decides" },
}
local ann, ben = players {
  { "Ann", character = "Captain Marvel", hand = {} },
  { "Ben", character = "Spider-Man", hand = {}, in_play = { "Interrogation Room" }, engaged = { "Hydra Bomber", "Hydra Bomber" } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 3 } }

ann:attacks_with "Captain Marvel"
ann:chooses "Hydra Bomber"
expect(ann):is_on_turn()
expect(main_scheme:threat "The Break-In!"):is(3)
ann:ends_turn()
ben:attacks_with "Spider-Man"
ben:chooses "Hydra Bomber"
expect(ben):must_choose { "uses Interrogation Room", "declines" }
ben:uses "Interrogation Room"
expect(main_scheme:threat "The Break-In!"):is(2)
ruling {
  en = "Not for Ann's minion: the card answers only what its controller defeats. For his own, Ben alone decides whether to use it.",
  fr = "Pas pour le sbire d'Ann : la carte ne répond qu'à ce que vainc son contrôleur. Pour le sien, Ben seul décide de l'utiliser ou non.",
}

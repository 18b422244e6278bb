scenario "A confused villain schemes in vain, once" {
  game     = "champions",
  question = { en = "Rhino is Confused and I am in alter-ego form. Does his scheme place any threat?", fr = "Rhino est Désorienté et je suis en alter ego. Sa manigance place-t-elle de la menace ?" },
  shows    = { "mc.status.confused-enemy" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Peter Parker", hand = {} },
}
villain { { "Rhino I", confused = true } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Advance", "Hydra Mercenary" }

ann:ends_turn()
expect(villain:confused "Rhino"):is(0)
expect(main_scheme:threat "The Break-In!"):is(3)

ruling {
  en = "No: instead of scheming he discards his Confused card, without a boost card. The next time, here by Advance, he schemes as usual.",
  fr = "Non : au lieu de manigancer il défausse sa carte Désorienté, sans carte Boost. La fois suivante, ici avec Avancée, il manigance normalement.",
}

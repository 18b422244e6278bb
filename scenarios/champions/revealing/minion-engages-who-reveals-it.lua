scenario "A minion engages the player who reveals it" {
  game     = "champions",
  question = {
    en = "Ben reveals a Hydra Mercenary. Is it engaged with him or with the first player?",
    fr = "Ben révèle un Mercenaire d'Hydra. Est-il engagé avec lui ou avec le premier joueur ?",
  },
  shows    = { "mc.reveal.minion", "mc.card.hydra-mercenary" },
}
local ann, ben = players {
  { "Ann", character = "Carol Danvers", hand = {}, deck_top = { "Energy Absorption", "Energy Absorption", "Photonic Blast", "Photonic Blast", "Photonic Blast", "Energy" } },
  { "Ben", character = "Peter Parker", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Aunt May", "Web-Shooter", "Black Cat" } },
}
villain { { "Rhino I", damage = 4 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Hard to Keep Down", "Advance", "Charge", "Hydra Mercenary" }

ann:ends_turn()
ben:ends_turn()
expect(ben.engaged):is { "Hydra Mercenary" }
expect(ann.engaged):is_empty()
ben:changes_form()
ben:attacks_with "Spider-Man"                    -- guard: Rhino is no possible target
expect(ben.engaged:damage "Hydra Mercenary"):is(2)
expect(villain:damage "Rhino I"):is(4)
ruling {
  en = "With Ben: a minion engages whoever reveals it. Its guard then keeps Ben from attacking Rhino.",
  fr = "Avec Ben : un sbire s'engage avec celui qui le révèle. Sa capacité Garde empêche alors Ben d'attaquer Rhino.",
}

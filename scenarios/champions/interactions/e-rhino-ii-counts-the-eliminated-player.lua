scenario "The villain's next stage counts the eliminated player" {
  game     = "champions",
  question = {
    en = "Two players began; Ben is eliminated, then I defeat Rhino I. How many hit points has Rhino II, and how much threat does his side scheme bring?",
    fr = "Nous étions deux au départ ; Ben est éliminé, puis je vaincs Rhino I. Combien de points de vie a Rhino II, et combien de menaces apporte sa manigance annexe ?",
  },
  shows    = { "mc.per-player.not-reduced", "mc.defeat-villain.dial-reset", "mc.elimination.others-continue", "mc.card.rhino-ii" },
  windows  = "pass",
}
local ann, ben = players {
  { "Ann", character = "Captain Marvel", hand = {} },
  { "Ben", character = "She-Hulk", identity = { { "She-Hulk", damage = 14 } }, hand = {}, in_play = { "Focused Rage" } },
}
villain { { "Rhino I", damage = 27 } }
encounter_discard { "Breakin' & Takin'" }

ann:asks "Ben"
ben:uses "Focused Rage"                              -- its cost is 1 damage to She-Hulk
expect(ben.identity):is_empty()
ann:attacks_with "Captain Marvel"

expect(villain):is { "Rhino II" }
expect(villain:hit_points "Rhino II"):is(30)
expect(side_schemes:threat "Breakin' & Takin'"):is(4)
expect(main_scheme:threshold "The Break-In!"):is(14)
ruling {
  en = "30, and 2 + 2: values per player count those who began the scenario, so Ben still counts. Damage beyond Rhino I's last hit point is lost.",
  fr = "30, et 2 + 2 : les valeurs par joueur comptent ceux qui ont commencé le scénario, donc Ben compte toujours. Les dégâts au-delà du dernier point de vie de Rhino I sont perdus.",
}
